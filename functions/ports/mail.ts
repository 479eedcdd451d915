/** A text that a mail brings along as a file of its own. */
export interface Attachment {
  name: string;
  text: string;
}

/** A mail, once as text and once as HTML. */
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
  /** Busy, out of order, or its answer was lost: the same again later. */
  | { state: 'later'; reason: string };

export interface Mail {
  send(message: MailMessage): Promise<MailSent>;
}
