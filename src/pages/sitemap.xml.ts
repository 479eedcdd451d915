import { sitemapIndex, sitemapParts } from '#site/feeds/sitemap.ts';

/** The sitemap, or the sitemap index of a larger site. */
export async function GET() {
  const parts = await sitemapParts();
  const [only = ''] = parts;
  const xml = parts.length > 1 ? sitemapIndex(parts.length) : only;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
