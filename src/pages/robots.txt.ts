import { absolute } from '#domain/company.ts';

export const GET = () =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${absolute('/sitemap.xml')}\n`);
