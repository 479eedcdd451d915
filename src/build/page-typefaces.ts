import { rareLetters } from './rare-letters.ts';

const addresses = / data-typefaces="([^"]*)" data-rare-figtree="([^"]*)" data-rare-fraunces="([^"]*)"/;
const unread = /<(script|style|template)\b.*?<\/\1>/gs;
const tag = /<[^>]*>/g;
const heading = /<h([1-4])\b.*?<\/h\1>/gs;

const hasRare = (text: string) => rareLetters.some((letter) => text.includes(letter));

/** Names in the head the files with rare letters that the texts of a page need, and no others (`src/shell/typefaces.ts`). */
export function withTypefaces(html: string): string {
  return html.replace(addresses, (_, common: string, figtree: string, fraunces: string) => {
    const read = html.slice(html.indexOf('<body')).replaceAll(unread, '');
    const headings = [...read.matchAll(heading)].map(([text]) => text).join('');
    const needed = [
      common,
      ...(hasRare(read.replaceAll(tag, '')) ? [figtree] : []),
      ...(hasRare(headings.replaceAll(tag, '')) ? [fraunces] : []),
    ];
    return ` data-typefaces="${needed.join(' ')}"`;
  });
}
