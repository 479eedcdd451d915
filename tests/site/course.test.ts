import { expect, it } from 'vitest';
import { pageAt, thingsOf } from './pages.ts';

it('the course has structured data with its price, and tells English readers that it is German', () => {
  const page = pageAt('/en/course/zpp2');
  expect(thingsOf(page).find((thing) => thing['@type'] === 'Course')).toMatchObject({
    inLanguage: 'de',
    isAccessibleForFree: false,
    offers: { '@type': 'Offer', price: '75.00', priceCurrency: 'EUR' },
  });
  const notice = page.html.indexOf('This course is in German only');
  expect(notice).toBeGreaterThan(0);
  expect(notice).toBeLessThan(page.html.indexOf('How much does my insurer pay?'));
});
