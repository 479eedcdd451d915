import { expect, it } from 'vitest';
import { guardStorage } from '#site/clients/browser-storage.ts';
import { eraseTools } from '#site/clients/erase-tools.ts';

/** Storage that holds its keys as its own properties, as the browser's does. */
class FakeStorage {
  [key: string]: unknown;
  constructor(...keys: string[]) {
    for (const key of keys) this[key] = '';
  }
  getItem(key: string) {
    return String(this[key]);
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

function page(cookies: string, hostname: string) {
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
  };
}

it('erases the tools’ cookies here and on every parent domain, and nothing else', () => {
  const place = page(
    '_ga=1; CookieConsent=x; _ga_ABC123=2; _gallery=3; session=_ga',
    'www.shop.valea.example',
  );
  eraseTools(place, []);
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

it('erases what they stored, and nothing else', () => {
  const place = page('', 'localhost');
  const [device, tab] = [new FakeStorage('_gcl_ls', '_ga', 'valea', '_gallery'), new FakeStorage('_ga_x')];
  eraseTools(place, [guardStorage(() => device), guardStorage(() => tab)]);
  expect([Object.keys(device), Object.keys(tab)]).toEqual([['valea', '_gallery'], []]);
});

it('storage that throws does not keep the cookies', () => {
  const place = page('_fbp=1', 'localhost');
  const blocked = guardStorage(() => {
    throw new Error('blocked');
  });
  eraseTools(place, [blocked]);
  expect(place.written).toEqual(['_fbp=; Path=/; Max-Age=0']);
});
