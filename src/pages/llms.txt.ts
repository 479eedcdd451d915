import { llmsText } from '#site/feeds/llms.ts';

export const GET = async () =>
  new Response(await llmsText(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
