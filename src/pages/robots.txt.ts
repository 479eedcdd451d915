import { absolute } from '#site/layouts/structured-data.ts';

export const GET = () =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${absolute('/sitemap.xml')}\n`);
