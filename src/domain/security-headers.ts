/**
 * What every answer carries, static file or Worker. Which scripts and styles may run stands in each
 * page's own policy, as hashes; the rules that a page cannot state for itself stand here.
 */
export const securityHeaders = {
  'Content-Security-Policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(self), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), payment=(), screen-wake-lock=(self), usb=(), web-share=(self)',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** For answers that are no pages, the API's: whatever they contain, nothing in them runs, loads or is framed. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
