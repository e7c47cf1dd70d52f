@_exported import Foundation
import GalleyUIKit
import GalleyUIKitClasses

// Mails and messages. No account is set up here, which is what both say where they are asked; the screens are boxes. Source: Apple's
// pages of MessageUI.

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// What became of a message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// The screen on which a mail is written: a box stands for it.
@preconcurrency @MainActor
open class MFMailComposeViewController: _SystemController {
    /// The delegate, which is never called.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Whether mails can be sent: no account is set up.
    open class func canSendMail() -> Bool { false }

    /// A screen.
    public init() { super.init(nibName: nil, bundle: nil) }
    /// A screen of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What it is about: not shown.
    open func setSubject(_ subject: String) {}
    /// Who it is for: not shown.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Who is to see it, too: not shown.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Who is to see it unseen: not shown.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// What it says: not shown.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// A file with it: not shown.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    /// Who it is from: not shown.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// Who is told of a mail. Nothing is told here.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// It is done.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// It is done.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// The screen on which a message is written: a box stands for it.
@preconcurrency @MainActor
open class MFMessageComposeViewController: _SystemController {
    /// The delegate, which is never called.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// Who it is for: kept.
    open var recipients: [String]?
    /// What it says: kept.
    open var body: String?
    /// What it is about: kept.
    open var subject: String?

    /// Whether messages can be sent: no account is set up.
    open class func canSendText() -> Bool { false }
    /// Whether files can be sent.
    open class func canSendAttachments() -> Bool { false }
    /// Whether messages can say what they are about.
    open class func canSendSubject() -> Bool { false }

    /// A screen.
    public init() { super.init(nibName: nil, bundle: nil) }
    /// A screen of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Who is told of a message. Nothing is told here.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// It is done.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
