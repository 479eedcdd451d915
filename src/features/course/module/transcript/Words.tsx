import type { Stretch } from '#domain/course/text-search.ts';

export function Words({ text, found, chosen }: { text: string; found: readonly Stretch[]; chosen: number }) {
  const pieces = found.map(([from, to], index) => ({
    before: text.slice(found[index - 1]?.[1] ?? 0, from),
    word: text.slice(from, to),
    from,
    isChosen: index === chosen,
  }));
  return (
    <>
      {pieces.map(({ before, word, from, isChosen }) => (
        <span key={from}>
          {before}
          <mark data-chosen={isChosen || undefined}>{word}</mark>
        </span>
      ))}
      {text.slice(found.at(-1)?.[1] ?? 0)}
    </>
  );
}
