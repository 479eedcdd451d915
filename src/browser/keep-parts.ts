/** Scripts, styles and typefaces that a page or a script names, also those that it loads later. */
const parts = /(?:_astro\/|["'`]\.\/)([\w./-]+\.(?:js|css|woff2))/g;

/**
 * Saves what a page needs, in the depth. Their names change with their content, so what another copy has need not be
 * fetched again.
 */
export async function keepParts(cache: Cache, page: string, before?: Cache): Promise<void> {
  const seen = new Set<string>();
  const keep = async (path: string): Promise<void> => {
    if (seen.has(path)) return;
    seen.add(path);
    if (!(await cache.match(path))) {
      const known = await before?.match(path);
      await (known ? cache.put(path, known) : cache.add(path));
    }
    if (path.endsWith('.js')) await keepAll((await (await cache.match(path))?.text()) ?? '');
  };
  const keepAll = (text: string) =>
    Promise.all([...text.matchAll(parts)].map(([, name = '']) => keep(`/_astro/${name}`)));
  await keepAll(page);
}
