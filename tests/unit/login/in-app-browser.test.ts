import { describe, expect, it } from 'vitest';
import { inAppBrowser, outsideLink } from '#domain/identity/in-app-browser.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UD1A; wv) AppleWebKit/537.36 (KHTML, like Gecko)';

const browsers = {
  'Instagram on an iPhone': `${iPhone} Mobile/21F90 Instagram 331.0.0.29.96 (iPhone15,2; iOS 17_5; de_DE; scale=3.00)`,
  'Instagram on Android': `${android} Version/4.0 Chrome/125.0 Mobile Safari/537.36 Instagram 332.0.0.38.90 Android`,
  'Facebook on an iPhone': `${iPhone} Mobile/21F90 [FBAN/FBIOS;FBAV/466.0.0.33.107;FBBV/602098273;FBDV/iPhone15,2]`,
  'Facebook on Android': `${android} Version/4.0 Chrome/125.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/466.0.0.50.110;]`,
  'Messenger on Android': `${android} Version/4.0 Chrome/125.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/460.0]`,
  'Safari on an iPhone': `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`,
  'Chrome on an iPhone': `${iPhone} CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1`,
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36',
  Firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0',
  Edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/125.0.0.0 Safari/537.36 Edg/125.0',
  'Facebook’s crawler': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  nothing: '',
};

describe('in-app browser', () => {
  it.each(Object.entries(browsers))('%s', (name, userAgent) => {
    const app = /^(Instagram|Facebook|Messenger) on/.exec(name)?.[1];
    const expected = { Instagram: 'instagram', Facebook: 'facebook', Messenger: 'facebook' }[app ?? ''];
    expect(inAppBrowser(userAgent)).toBe(expected);
  });

  const address = 'https://www.valea.example/de/anmelden?for=quiz&next=%2Fde%2Fstart';

  it('is left by the phone’s own kind of link', () => {
    expect(outsideLink(address, browsers['Instagram on an iPhone'])).toBe(
      'x-safari-https://www.valea.example/de/anmelden?for=quiz&next=%2Fde%2Fstart',
    );
    expect(outsideLink(address, browsers['Facebook on Android'])).toBe(
      'intent://www.valea.example/de/anmelden?for=quiz&next=%2Fde%2Fstart#Intent;scheme=https;action=android.intent.action.VIEW;end',
    );
    expect(outsideLink(address, browsers.Firefox)).toBeUndefined();
  });
});
