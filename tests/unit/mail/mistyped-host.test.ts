import { expect, it } from 'vitest';
import { meantAddress } from '#domain/mail/mistyped-host.ts';

it.each([
  ['lena@gmial.com', 'lena@gmail.com'],
  ['lena@gmail.con', 'lena@gmail.com'],
  ['lena@gmail.co', 'lena@gmail.com'],
  ['lena@gmail.de', 'lena@gmail.com'],
  ['lena@gmai.com', 'lena@gmail.com'],
  ['Lena.Probst+valea@Gmial.com ', 'Lena.Probst+valea@gmail.com'],
  ['lena@gmx.dee', 'lena@gmx.de'],
  ['lena@wbe.de', 'lena@web.de'],
  ['lena@t-onlin.de', 'lena@t-online.de'],
  ['lena@tonline.de', 'lena@t-online.de'],
  ['lena@hotmial.de', 'lena@hotmail.de'],
  ['lena@outlok.de', 'lena@outlook.de'],
  ['lena@yaho.de', 'lena@yahoo.de'],
  ['lena@icloud.de', 'lena@icloud.com'],
])('e-mail: “%s” probably means %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

it.each([
  'lena@gmail.com',
  'lena@gmx.net',
  'lena@GMX.de',
  'lena@mail.com',
  'lena@yahoo.fr',
  'lena@hotmail.it',
  'lena@outlook.at',
  'lena@example.com',
  'lena@probst-metallbau.de',
  'lena@uni-koeln.de',
  'lena',
  'lena@',
  'lena@gmial',
  '@gmial.com',
  '',
])('e-mail: “%s” is not corrected', (typed) => {
  expect(meantAddress(typed)).toBeUndefined();
});
