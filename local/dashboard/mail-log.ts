import { stripVTControlCharacters } from 'node:util';

/** A mail as this machine's Worker has "sent" it: the platform's runtime writes it into files and says where. */
export interface SentMail {
  at: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; file: string }[];
}

const told =
  /send_email binding called with MessageBuilder:\s*From: [^\n]*\nTo: (?<to>[^\n]*)\n(?:B?[Cc]c: [^\n]*\n)*Subject: (?<subject>[^\n]*)\n\s*Text: (?<text>[^\n]*)\nHTML: (?<html>[^\n]*)\n/;

/** A file's name cannot break the line, and its place on this disk holds no arrow. */
const attachment = /^Attachment \([^)\n]*\): (?<name>[^\n]*) -> (?<file>[^\n]*)\n/;

/** Finds mails in what the Worker's process prints, however it is cut into pieces. */
export function createMailReader(heard: (mail: SentMail) => void, now: () => Date) {
  let rest = '';
  let last: SentMail | undefined;

  /** Its files follow a mail line by line. */
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
    for (let match = told.exec(rest); match; match = told.exec(rest)) {
      const { to = '', subject = '', text = '', html = '' } = match.groups ?? {};
      last = { at: now().toISOString(), to, subject, text: text.trim(), html: html.trim(), attachments: [] };
      rest = rest.slice(match.index + match[0].length);
      readAttachments();
      heard(last);
    }
    // What may still become one is kept; a log of a day is not.
    rest = rest.slice(-5_000);
  };
}
