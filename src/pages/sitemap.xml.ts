import { sitemapIndex, sitemapParts } from '#site/layouts/sitemap.ts';

/** Every page in every language; where they are too many for one file, the list of the files. */
export async function GET() {
  const parts = await sitemapParts();
  const [only = ''] = parts;
  const xml = parts.length > 1 ? sitemapIndex(parts.length) : only;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
