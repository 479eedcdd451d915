declare const gaps: unique symbol;

/**
 * A translated text with gaps (`{{kg}}`). A string at run time, but its type prevents showing it before `fill` has
 * closed exactly these gaps. Texts without gaps are plain strings.
 */
export interface Text<Gap extends string> {
  readonly [gaps]: Gap;
}

type Values<Gap extends string> = Readonly<
  [Gap] extends [never] ? Record<string, never> : Record<Gap, string | number>
>;

/** Closes the gaps of a text, at build time, in the browser and in mails. Values are never searched for gaps. */
export function fill<Gap extends string = never>(
  text: string | Text<Gap>,
  values: Values<NoInfer<Gap>>,
): string {
  const known: Partial<Record<string, string | number>> = values;
  return (text as string).replace(/\{\{\s*(\w+)\s*\}\}/g, (gap, name: string) =>
    Object.hasOwn(known, name) ? String(known[name]) : gap,
  );
}

/** German and English have two plural forms. */
export const plural = <One, Other>(forms: { one: One; other: Other }, count: number): One | Other =>
  count === 1 ? forms.one : forms.other;
