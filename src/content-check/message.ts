/** What a diagnostic says, in both languages, each with what to write instead. */
export interface Message {
  readonly de: string;
  readonly en: string;
}

/** What an editor wrote, as a message may repeat it: short, on one line, without what moves a terminal. */
export function quote(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
}

/** „did you mean …?“, or nothing. */
export const meantDe = (word: string | undefined): string => (word ? ` Meintest du „${word}“?` : '');
export const meantEn = (word: string | undefined): string => (word ? ` Did you mean “${word}”?` : '');
