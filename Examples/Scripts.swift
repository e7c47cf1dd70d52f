// A paragraph in each of many scripts: fonts are found cluster by cluster, lines break by each script's own rules.
import SwiftUI

/// A text in its script, under the script's name.
struct ScriptSample: View {
    var name: String
    var text: String
    var isRightToLeft = false

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(name)
                .font(.caption2.weight(.semibold))
                .foregroundStyle(Color(white: 0.5))
            Text(text)
                .font(.system(size: 15))
                .foregroundStyle(Color(white: 0.1))
                .multilineTextAlignment(isRightToLeft ? .trailing : .leading)
                .frame(maxWidth: .infinity, alignment: isRightToLeft ? .trailing : .leading)
        }
        .padding(10)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(Color.white, in: RoundedRectangle(cornerRadius: 8))
    }
}

/// Article 1 of the Universal Declaration of Human Rights, or its beginning, and what emoji and directions can be mixed to.
struct ScriptPage: View {
    static let samples: [ScriptSample] = [
        ScriptSample(
            name: "Latin",
            text: "Tất cả mọi người sinh ra đều được tự do. Ça, c’était l’été à Łódź, Århus et İzmir; ſüß & ﬁn."),
        ScriptSample(
            name: "Greek",
            text: "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα. ᾧ ἄνθρωπε"),
        ScriptSample(
            name: "Cyrillic",
            text: "Все люди рождаются свободными и равными в своём достоинстве и правах. Її ґанок, ђак и џеп."),
        ScriptSample(
            name: "Armenian", text: "Բոլոր մարդիկ ծնվում են ազատ ու հավասար՝ իրենց արժանապատվությամբ և իրավունքներով։"),
        ScriptSample(
            name: "Georgian", text: "ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა და უფლებებით."),
        ScriptSample(
            name: "Arabic", text: "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق، وقد وُهِبوا عقلًا وضميرًا.",
            isRightToLeft: true),
        ScriptSample(
            name: "Urdu", text: "تمام انسان آزاد اور حقوق و عزت کے اعتبار سے برابر پیدا ہوئے ہیں۔", isRightToLeft: true),
        ScriptSample(
            name: "Hebrew", text: "כָּל בְּנֵי אָדָם נוֹלְדוּ בְּנֵי חוֹרִין וְשָׁוִים בְּעֶרְכָּם וּבִזְכֻיּוֹתֵיהֶם.",
            isRightToLeft: true),
        ScriptSample(
            name: "Devanagari", text: "सभी मनुष्यों को गौरव और अधिकारों के विषय में जन्मजात स्वतन्त्रता प्राप्त है। क्ष ज्ञ श्री र्कि"),
        ScriptSample(
            name: "Bengali", text: "সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে। ক্ষ জ্ঞ ন্ত্র"),
        ScriptSample(
            name: "Tamil", text: "மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்; ஸ்ரீ, கொ, கௌ."),
        ScriptSample(
            name: "Thai", text: "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม ที่นี่ ญุ ฐู ปั้น"),
        ScriptSample(
            name: "Korean", text: "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. 인간은 천부적으로 이성과 양심을 부여받았다."),
        ScriptSample(
            name: "Japanese", text: "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。「カーテン」"),
        ScriptSample(
            name: "Chinese", text: "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。"),
        ScriptSample(
            name: "Emoji", text: "👍🏻👍🏼👍🏽👍🏾👍🏿 👨‍👩‍👧‍👦 👩🏽‍💻 🧑🏿‍🤝‍🧑🏻 🇰🇷🇯🇵🇩🇪🇧🇷 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️ ☎️ 1️⃣ ✈︎ 🏳️‍🌈 🫶🏾"),
        ScriptSample(
            name: "Left to right, mixed",
            text: "The word שלום (shalom) and the year ١٤٤٥ or 2024 in مرحبا, then 3.5 % more."),
        ScriptSample(
            name: "Right to left, mixed", text: "ההודעה “Hello, world!” נשלחה אל user@example.org בשעה 12:30 (UTC+2).",
            isRightToLeft: true),
    ]

    var body: some View {
        Grid(horizontalSpacing: 8, verticalSpacing: 8) {
            ForEach(0..<Self.samples.count / 3, id: \.self) { row in
                GridRow {
                    ForEach(0..<3, id: \.self) { column in
                        Self.samples[row * 3 + column]
                    }
                }
            }
        }
        .frame(width: 760)
        .fixedSize(horizontal: false, vertical: true)
        .padding(12)
        .background(Color(red: 0.93, green: 0.94, blue: 0.96))
    }
}

#Preview("Scripts") {
    ScriptPage()
}
