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
  /** Busy, down, or the response was lost: retry. */
  | { state: 'later'; reason: string }
  /** Only this mail, because of its recipient or content: others may still be sent. */
  | { state: 'refused'; reason: string };

export interface Mail {
  send(message: MailMessage): Promise<MailSent>;
}
