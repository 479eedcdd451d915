import { stripVTControlCharacters } from 'node:util';

/** A mail as this machine's Worker has "sent" it: the platform's runtime writes it into files and says where. */
export interface SentMail {
  at: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

const told =
  /send_email binding called with MessageBuilder:\s*From: [^\n]*\nTo: (?<to>[^\n]*)\n(?:B?[Cc]c: [^\n]*\n)*Subject: (?<subject>[^\n]*)\n\s*Text: (?<text>[^\n]*)\nHTML: (?<html>[^\n]*)\n/g;

/** Finds mails in what the Worker's process prints, however it is cut into pieces. */
export function createMailReader(heard: (mail: SentMail) => void, now: () => Date) {
  let rest = '';
  return (chunk: string) => {
    rest += stripVTControlCharacters(chunk);
    let end = 0;
    for (const match of rest.matchAll(told)) {
      const { to = '', subject = '', text = '', html = '' } = match.groups ?? {};
      heard({ at: now().toISOString(), to, subject, text: text.trim(), html: html.trim() });
      end = match.index + match[0].length;
    }
    // What may still become one is kept; a log of a day is not.
    rest = rest.slice(Math.max(end, rest.length - 5_000));
  };
}
