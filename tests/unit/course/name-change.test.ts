import { expect, it } from 'vitest';
import { nameChange } from '#domain/course/name-change.ts';

const booked = 'Anna Lena Müller-Groß';

it.each([
  ['none', booked],
  ['spelling', 'anna lena mueller gross'],
  ['spelling', 'Ana Lena Müller-Groß'],
  ['spelling', 'Müller-Groß Anna Lena'],
  // A middle name more or less.
  ['spelling', 'Anna Müller-Groß'],
  ['spelling', 'Anna Maria Lena Müller-Groß'],
  // A family name gained, lost or changed.
  ['name', 'Anna Schmidt'],
  ['name', 'Anna Lena Müller'],
  ['name', 'Anna Lena Müller-Groß-Schmidt'],
  // Another given name: her husband, her daughter, or anybody.
  ['person', 'Max Müller-Groß'],
  ['person', 'Ganz Andere Person'],
  ['person', 'Lena Schmidt'],
  ['person', 'An Schmidt'],
] as const)('name on a certificate: a change of %s to %s', (change, name) => {
  expect(nameChange(booked, name)).toBe(change);
});
