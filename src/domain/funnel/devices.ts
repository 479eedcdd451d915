/** Classes of devices, as counted. */
export const devices = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/**
 * By the `User-Agent` of the counted request, which is not stored. An iPad may call itself a Mac, and is counted as a
 * desktop then.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Guides/Browser_detection_using_the_user_agent
 */
export function deviceOf(agent: string): Device {
  if (/iPad|Tablet|Silk|Kindle|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  return /Mobi|iPhone|iPod/i.test(agent) ? 'phone' : 'desktop';
}
