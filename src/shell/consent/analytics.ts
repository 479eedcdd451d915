const given = process.env['PUBLIC_GOOGLE_TAG_ID'] ?? '';
if (given !== '' && !/^G-[A-Z\d]{4,14}$/.test(given)) {
  throw new Error(
    'PUBLIC_GOOGLE_TAG_ID must be the id of a Google Analytics 4 property, as in G-ABC123DEF4.',
  );
}

/** Set at build time. Without it no page loads anything from Google. */
export const googleTagId = given === '' ? undefined : given;

const tagHost = 'https://www.googletagmanager.com';
export const googleTagAddress = (id: string) => `${tagHost}/gtag/js?id=${id}`;

/** Additions to the Content Security Policy: the tag's script, and the hosts that it reports to. */
export function analyticsSources(id: string | undefined) {
  if (id === undefined) return { scripts: [], connections: [], images: [] };
  const reports = [tagHost, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];
  return { scripts: [tagHost], connections: reports, images: reports };
}
