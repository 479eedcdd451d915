import { absolute } from '#domain/company/company.ts';

export const GET = () =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${absolute('/sitemap.xml')}\n`);
