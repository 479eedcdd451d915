import { sitemapIndex, sitemapParts } from '#site/feeds/sitemap.ts';

/** The sitemap, or where the pages are too many for one file, the sitemap index. */
export async function GET() {
  const parts = await sitemapParts();
  const [only = ''] = parts;
  const xml = parts.length > 1 ? sitemapIndex(parts.length) : only;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
