/** The text of a recording: chapters of paragraphs, and when in the sound each of them is spoken. */

export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** From the Markdown of a script: `## ` begins a chapter, an empty line a paragraph. */
export function chaptersOf(script: string): readonly Chapter[] {
  const chapters: { title: string; paragraphs: string[] }[] = [];
  for (const block of script.split(/\n\s*\n/)) {
    const text = block.trim().replace(/\s*\n\s*/g, ' ');
    if (text.startsWith('## ')) chapters.push({ title: text.slice(3).trim(), paragraphs: [] });
    else if (text !== '') chapters.at(-1)?.paragraphs.push(text);
  }
  return chapters;
}

/** How many words are spoken: headings are not. */
export const wordCount = (script: string): number =>
  chaptersOf(script)
    .flatMap(({ paragraphs }) => paragraphs)
    .reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}]+(?:[-–’'.][\p{L}\p{N}]+)*/gu)?.length ?? 0), 0);

/** Where each chapter begins in a recording of that length: by the words before it, where nobody has listened for it. */
export function startsByWords(chapters: readonly Chapter[], length: number): readonly number[] {
  const words = chapters.map(({ paragraphs }) => wordCount(`## \n\n${paragraphs.join('\n\n')}`));
  const all = words.reduce((sum, count) => sum + count, 0);
  let before = 0;
  return words.map((count) => {
    const start = all === 0 ? 0 : Math.floor((before / all) * length);
    before += count;
    return start;
  });
}
