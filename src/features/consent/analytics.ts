const given = process.env['PUBLIC_GOOGLE_TAG_ID'] ?? '';
if (given !== '' && !/^G-[A-Z\d]{4,14}$/.test(given)) {
  throw new Error(
    'PUBLIC_GOOGLE_TAG_ID must be the id of a Google Analytics 4 property, as in G-ABC123DEF4.',
  );
}

/** The tag of this deployment, as the build was told. Without one nothing of Google's stands on any page. */
export const googleTagId = given === '' ? undefined : given;

const tagHost = 'https://www.googletagmanager.com';
export const googleTagAddress = (id: string) => `${tagHost}/gtag/js?id=${id}`;

/** What the pages' policy must allow for a tag: its script, and the hosts that it reports to. */
export function analyticsSources(id: string | undefined) {
  if (id === undefined) return { scripts: [], connections: [], images: [] };
  const reports = [tagHost, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];
  return { scripts: [tagHost], connections: reports, images: reports };
}
