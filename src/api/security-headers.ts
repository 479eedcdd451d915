/**
 * Sent with every response, static file or Worker. Each page's own policy allows its scripts and styles by hash;
 * these are the rules that a page cannot set itself.
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

/** For the API's responses: they may not run or load anything, or be framed. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
