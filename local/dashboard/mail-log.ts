import { stripVTControlCharacters } from 'node:util';

/** A mail from the local Worker: workerd writes it into files and prints their paths. */
export interface SentMail {
  at: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; file: string }[];
}

const mailLines =
  /send_email binding called with MessageBuilder:\s*From: [^\n]*\nTo: (?<to>[^\n]*)\n(?:B?[Cc]c: [^\n]*\n)*Subject: (?<subject>[^\n]*)\n\s*Text: (?<text>[^\n]*)\nHTML: (?<html>[^\n]*)\n/;

/** File names contain no line break, paths no arrow. */
const attachment = /^Attachment \([^)\n]*\): (?<name>[^\n]*) -> (?<file>[^\n]*)\n/;

/** Finds mails in the Worker's output, in whatever chunks it arrives. */
export function createMailReader(onMail: (mail: SentMail) => void, now: () => Date) {
  let rest = '';
  let last: SentMail | undefined;

  /** A mail's attachments follow it, one a line. */
  function readAttachments(): void {
    for (let found = attachment.exec(rest); last && found; found = attachment.exec(rest)) {
      const { name = '', file = '' } = found.groups ?? {};
      last.attachments.push({ name, file: file.trim() });
      rest = rest.slice(found[0].length);
    }
  }

  return (chunk: string) => {
    rest += stripVTControlCharacters(chunk);
    readAttachments();
    for (let match = mailLines.exec(rest); match; match = mailLines.exec(rest)) {
      const { to = '', subject = '', text = '', html = '' } = match.groups ?? {};
      last = { at: now().toISOString(), to, subject, text: text.trim(), html: html.trim(), attachments: [] };
      rest = rest.slice(match.index + match[0].length);
      readAttachments();
      onMail(last);
    }
    // Keeps only what may be the beginning of a mail.
    rest = rest.slice(-5_000);
  };
}
