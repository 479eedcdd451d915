declare const gaps: unique symbol;

/**
 * A translated text with gaps (`{{kg}}`) as it stands in the catalogue. It is a string at run time, but its type
 * lets nobody show it before `fill` has closed exactly these gaps. A text without gaps is a plain `string`.
 */
export interface Text<Gap extends string> {
  readonly [gaps]: Gap;
}

type Values<Gap extends string> = Readonly<
  [Gap] extends [never] ? Record<string, never> : Record<Gap, string | number>
>;

/** Closes the gaps of a text: at build, in the browser and in mails. What is put in is never read as a gap itself. */
export function fill<Gap extends string = never>(
  text: string | Text<Gap>,
  values: Values<NoInfer<Gap>>,
): string {
  const known: Partial<Record<string, string | number>> = values;
  return (text as string).replace(/\{\{\s*(\w+)\s*\}\}/g, (gap, name: string) =>
    Object.hasOwn(known, name) ? String(known[name]) : gap,
  );
}

/** The plural form for a count; German and English have two. */
export const plural = <One, Other>(forms: { one: One; other: Other }, count: number): One | Other =>
  count === 1 ? forms.one : forms.other;
