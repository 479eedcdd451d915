import { expect, it } from 'vitest';
import {
  billingLines,
  blankBillingAddress,
  tidyBillingAddress,
  wrongBillingFields,
  type BillingAddress,
} from '#domain/shop/billing-address.ts';
import { typeBilling } from '#site/features/order/billing/billing.ts';

const lena: BillingAddress = {
  name: 'Łucja Öztürk-Großmann',
  street: 'Am Anger 7',
  postcode: '04315',
  city: 'Leipzig',
  country: 'DE',
};

it('billing address: empty fields are all reported, the country is preset', () => {
  expect(wrongBillingFields(blankBillingAddress)).toEqual(['name', 'street', 'postcode', 'city']);
});

it.each<[string, Partial<BillingAddress>]>([
  ['as it is', {}],
  ['sixty letters', { name: 'Maximiliana-Friederike von und zu Hohenstein-Wolfenbüttelsbg' }],
  ['Greek and Vietnamese letters', { name: 'Ελένη Nguyễn' }],
  ['a box instead of a street', { street: 'Postfach 12 34' }],
  ['spaces around', { postcode: ' 04315 ' }],
  ['an Austrian postcode', { country: 'AT', postcode: '1010' }],
  ['a Dutch postcode', { country: 'NL', postcode: '1011 ab' }],
  ['a Polish postcode', { country: 'PL', postcode: '00-950' }],
])('an invoice can be written with %s', (_, part) => {
  expect(wrongBillingFields({ ...lena, ...part })).toEqual([]);
});

it.each<[string, Partial<BillingAddress>, string]>([
  ['one letter', { name: 'L' }, 'name'],
  ['a surname alone', { name: 'Müller' }, 'name'],
  ['a number for a name', { name: '12345' }, 'name'],
  ['a name without end', { name: 'a'.repeat(101) }, 'name'],
  ['a street of digits', { street: '12' }, 'street'],
  ['four digits', { postcode: '1010' }, 'postcode'],
  ['letters in a German postcode', { postcode: 'D-04315' }, 'postcode'],
  ['no postcode abroad', { country: 'AT', postcode: '' }, 'postcode'],
  ['invisible letters', { city: '\u200b\u00ad' }, 'city'],
])('it cannot with %s', (_, part, field) => {
  expect(wrongBillingFields({ ...lena, ...part })).toEqual([field]);
});

it('billing address: white space is normalised, letters are kept', () => {
  expect(
    tidyBillingAddress({ ...lena, name: ' Łucja\t Öztürk\u00a0-Großmann\n', postcode: '1011ab' }),
  ).toEqual({
    ...lena,
    name: 'Łucja Öztürk -Großmann',
    postcode: '1011AB',
  });
});

it('billing address: letters name foreign countries', () => {
  expect(billingLines(lena, 'de')).toEqual(['Łucja Öztürk-Großmann', 'Am Anger 7', '04315 Leipzig']);
  expect(billingLines({ ...lena, country: 'AT', postcode: '1010', city: 'Wien' }, 'de').slice(2)).toEqual([
    '1010 Wien',
    'Österreich',
  ]);
});

it('billing address: an error stays at its field until that is edited', () => {
  const wrong = { typed: blankBillingAddress, wrong: ['name', 'postcode'] } as const;
  expect(typeBilling(wrong, { name: 'L' })).toEqual({
    typed: { ...blankBillingAddress, name: 'L' },
    wrong: ['postcode'],
  });
  expect(typeBilling(wrong, { country: 'AT' }).wrong).toEqual(['name']);
});
