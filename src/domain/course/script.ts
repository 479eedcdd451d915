/** The text of a recording: chapters of paragraphs, and when each is spoken. */

export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Parses Markdown: `## ` begins a chapter, an empty line a paragraph. */
export function chaptersOf(script: string): readonly Chapter[] {
  const chapters: { title: string; paragraphs: string[] }[] = [];
  for (const block of script.split(/\n\s*\n/)) {
    const text = block.trim().replace(/\s*\n\s*/g, ' ');
    if (text.startsWith('## ')) chapters.push({ title: text.slice(3).trim(), paragraphs: [] });
    else if (text !== '') chapters.at(-1)?.paragraphs.push(text);
  }
  return chapters;
}

/** Times are in tenths of a second. */
export interface SpokenParagraph {
  readonly chapter: number;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * When each paragraph is spoken. A recording says when its chapters begin; within a chapter, time is divided by the
 * length of the texts. With an even voice this is accurate to a sentence.
 *
 * @param starts when the chapters begin; unless there is one per chapter, the whole recording is divided by length
 * @param end the length of the recording; both in tenths of a second
 */
export function spokenParagraphs(
  chapters: readonly Chapter[],
  starts: readonly number[],
  end: number,
): readonly SpokenParagraph[] {
  const lengths = chapters.map(({ paragraphs }) => paragraphs.reduce((sum, { length }) => sum + length, 0));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let before = 0;
  const shared = lengths.map((length) => {
    const start = whole === 0 ? 0 : Math.round((before / whole) * end);
    before += length;
    return start;
  });
  const begins = starts.length === chapters.length ? starts : shared;
  return chapters.flatMap(({ paragraphs }, chapter) => {
    const start = begins[chapter] ?? 0;
    const stop = Math.max(start, begins[chapter + 1] ?? end);
    let spoken = 0;
    const all = Math.max(1, lengths[chapter] ?? 0);
    const at = (length: number) => Math.round(start + ((stop - start) * length) / all);
    return paragraphs.map((text): SpokenParagraph => {
      const from = at(spoken);
      spoken += text.length;
      return { chapter, text, from, to: at(spoken) };
    });
  });
}

/** Which paragraph is spoken at a position. */
export const paragraphAt = (paragraphs: readonly SpokenParagraph[], position: number): number =>
  Math.max(
    0,
    paragraphs.findLastIndex(({ from }) => from <= position),
  );

/** Without headings. */
export const wordCount = (script: string): number =>
  chaptersOf(script)
    .flatMap(({ paragraphs }) => paragraphs)
    .reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}]+(?:[-–’'.][\p{L}\p{N}]+)*/gu)?.length ?? 0), 0);

/** Where chapters begin in a recording, estimated by words, until an editor enters the times. */
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
