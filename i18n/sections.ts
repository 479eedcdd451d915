/** A catalogue's texts as plain data: sections of sentences, filled with the product's facts. */
export type SectionsOf<Catalogue> = {
  [Section in keyof Catalogue]: Record<keyof Catalogue[Section], string>;
};

/** What an island takes along of a screen's texts; `say` gives one of them in its language. */
export function sectionsOf<Catalogue extends Record<string, Record<string, string>>>(
  catalogue: Catalogue,
  say: (section: string, key: string) => string,
): SectionsOf<Catalogue> {
  const sections = Object.entries(catalogue).map(([section, texts]) => {
    const said = Object.keys(texts).map((key) => [key, say(section, key)]);
    return [section, Object.fromEntries(said)] as const;
  });
  // `fromEntries` forgets which keys it was given.
  return Object.fromEntries(sections) as unknown as SectionsOf<Catalogue>;
}
