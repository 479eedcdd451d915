import { expect, it } from 'vitest';
import { eraseTools } from '#site/shell/consent/tools.ts';

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
    localStorage: new FakeStorage('_gcl_ls', '_ga', 'valea', '_gallery'),
    sessionStorage: new FakeStorage('_ga_x'),
  };
}

it('consent: erases what the tools stored, cookies on this and every parent domain, and nothing else', () => {
  const cookies = '_ga=1; CookieConsent=x; _ga_ABC123=2; _gallery=3; session=_ga';
  const own = device(cookies, 'www.shop.valea.example');
  eraseTools(own);
  const domains = ['www.shop.', 'shop.', ''].map((part) => `; Domain=${part}valea.example`);
  expect(own.written).toEqual(
    ['_ga', '_ga_ABC123'].flatMap((name) =>
      ['', ...domains].map((domain) => `${name}=; Path=/; Max-Age=0${domain}`),
    ),
  );
  expect(Object.keys(own.localStorage)).toEqual(['valea', '_gallery']);
  expect(Object.keys(own.sessionStorage)).toEqual([]);
});

it('consent: cookies are erased though storage throws', () => {
  const own = device('_fbp=1', 'localhost');
  const broken = Object.defineProperty(own, 'localStorage', {
    get: () => {
      throw new Error('blocked');
    },
  });
  eraseTools(broken);
  expect(own.written).toEqual(['_fbp=; Path=/; Max-Age=0']);
});
