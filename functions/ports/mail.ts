export interface Attachment {
  name: string;
  text: string;
}

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
  headers: Readonly<Record<string, string>>;
}

type MailSent =
  | { state: 'sent' }
  /** Busy, out of order, or the answer was lost: retry. */
  | { state: 'later'; reason: string }
  /** This mail alone, for its recipient or content: others may still go out. */
  | { state: 'refused'; reason: string };

export interface Mail {
  send(message: MailMessage): Promise<MailSent>;
}
