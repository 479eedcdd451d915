import { absolute } from '#site/structured-data/page.ts';

export const GET = () =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${absolute('/sitemap.xml')}\n`);
