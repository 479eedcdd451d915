import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { sitemapParts } from '#site/feeds/sitemap.ts';

/** Only for sites that need more than one file. */
export async function getStaticPaths() {
  const parts = await sitemapParts();
  return parts.length > 1
    ? parts.map((xml, index) => ({ params: { part: String(index + 1) }, props: { xml } }))
    : [];
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { xml } }) =>
  new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
