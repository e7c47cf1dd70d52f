import SwiftUI
import UIKit

struct ImagePicker: UIViewControllerRepresentable {
    @Environment(\.presentationMode) var presentationMode
    @Binding var image: UIImage?
    var sourceType: UIImagePickerController.SourceType = .photoLibrary

    class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
        let parent: ImagePicker

        init(_ parent: ImagePicker) {
            self.parent = parent
        }

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            if let uiImage = info[.originalImage] as? UIImage {
                parent.image = uiImage
            }
            parent.presentationMode.wrappedValue.dismiss()
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: UIViewControllerRepresentableContext<ImagePicker>) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = context.coordinator
        picker.allowsEditing = true
        if UIImagePickerController.isSourceTypeAvailable(sourceType) { picker.sourceType = sourceType }
        return picker
    }

    func updateUIViewController(
        _ uiViewController: UIImagePickerController, context: UIViewControllerRepresentableContext<ImagePicker>
    ) {}
}

class ImageSaver: NSObject {
    func writeToPhotoAlbum(image: UIImage) {
        UIImageWriteToSavedPhotosAlbum(image, self, #selector(saveError), nil)
    }

    @objc func saveError(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {
        print("Save finished!")
    }
}

struct PhotoPage: View {
    @State private var image: UIImage?
    @State private var showsPicker = false
    var body: some View {
        VStack {
            if let image { Image(uiImage: image).resizable() } else { Text("No photo") }
            Button("Choose") { showsPicker = true }
        }
        .sheet(isPresented: $showsPicker) { ImagePicker(image: $image) }
    }
}

#Preview { PhotoPage() }
