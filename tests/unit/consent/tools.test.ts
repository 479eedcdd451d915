import { expect, it } from 'vitest';
import { eraseTools } from '#site/features/consent/tools.ts';

/** Keys are own properties, as in the browser's storage. */
class FakeStorage {
  [key: string]: unknown;
  constructor(...keys: string[]) {
    for (const key of keys) this[key] = '';
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}
const storage = (...keys: string[]) => new FakeStorage(...keys);

function device(cookies: string, hostname: string) {
  const written: string[] = [];
  return {
    written,
    document: {
      get cookie() {
        return cookies;
      },
      set cookie(value: string) {
        written.push(value);
      },
    },
    location: { hostname },
    localStorage: storage('_gcl_ls', '_ga', 'valea', '_gallery'),
    sessionStorage: storage('_ga_x'),
  };
}

it('consent: erases the tools’ cookies on this and every parent domain, and nothing else', () => {
  const place = device(
    '_ga=1; CookieConsent=x; _ga_ABC123=2; _gallery=3; session=_ga',
    'www.shop.valea.example',
  );
  eraseTools(place);
  const domains = [
    '',
    '; Domain=www.shop.valea.example',
    '; Domain=shop.valea.example',
    '; Domain=valea.example',
  ];
  expect(place.written).toEqual(
    ['_ga', '_ga_ABC123'].flatMap((name) => domains.map((domain) => `${name}=; Path=/; Max-Age=0${domain}`)),
  );
});

it('consent: erases what the tools stored, and nothing else', () => {
  const place = device('', 'localhost');
  eraseTools(place);
  expect([Object.keys(place.localStorage), Object.keys(place.sessionStorage)]).toEqual([
    ['valea', '_gallery'],
    [],
  ]);
});

it('consent: cookies are erased though storage throws', () => {
  const place = device('_fbp=1', 'localhost');
  const broken = Object.defineProperty(place, 'localStorage', {
    get: () => {
      throw new Error('blocked');
    },
  });
  eraseTools(broken);
  expect(place.written).toEqual(['_fbp=; Path=/; Max-Age=0']);
});
