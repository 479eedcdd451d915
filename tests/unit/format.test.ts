import { expect, it } from 'vitest';
import { formatDate, formatMoney, formatNumber, formatPercent, formatTenths } from '#domain/format.ts';

const nbsp = '\u00a0';

it.each([
  [75_00, `75${nbsp}€`],
  [37_50, `37,50${nbsp}€`],
  [0, `0${nbsp}€`],
  [5, `0,05${nbsp}€`],
  [1_234_567_89, `1.234.567,89${nbsp}€`],
  [-12_50, `-12,50${nbsp}€`],
])('%i cents read %s', (cents, expected) => {
  expect(formatMoney(cents)).toBe(expected);
});

it.each([
  [10_000, '10.000', '10,000'],
  [1869, '1.869', '1,869'],
  [1.35, '1,35', '1.35'],
  [1_234_567.891, '1.234.567,89', '1,234,567.89'],
  [14, '14', '14'],
])('the number %d follows the language', (value, german, english) => {
  expect(formatNumber(value, 'de')).toBe(german);
  expect(formatNumber(value, 'en')).toBe(english);
});

it.each([
  [24.9, '24,9', '24.9'],
  [2, '2,0', '2.0'],
])('%d on a scale of tenths keeps its decimal', (value, german, english) => {
  expect(formatTenths(value, 'de')).toBe(german);
  expect(formatTenths(value, 'en')).toBe(english);
});

it.each([
  [75, `75${nbsp}%`, '75%'],
  [12.5, `12,5${nbsp}%`, '12.5%'],
])('%d per cent follow the language', (percentage, german, english) => {
  expect(formatPercent(percentage, 'de')).toBe(german);
  expect(formatPercent(percentage, 'en')).toBe(english);
});

it('writes dates the German way in both languages', () => {
  expect(formatDate(new Date('2026-11-01T23:30:00Z'))).toBe('02.11.2026');
});
