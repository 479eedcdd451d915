import { describe, expect, test } from 'vitest';
import { tidyName, unprintable } from '#domain/course/certificate.ts';
import { typefaces } from '../../fixtures/certificates.ts';

describe('the letters of names', () => {
  test('every letter that a name may have is in the typefaces', () => {
    const allowed: string[] = [];
    for (let code = 0x20; code <= 0x2fff; code += 1) {
      const letter = String.fromCodePoint(code).normalize('NFC');
      if (tidyName(letter) === letter && unprintable(letter).length === 0) allowed.push(letter);
    }
    const missing = (['text', 'strong', 'display'] as const).map((cut) =>
      typefaces.missing(allowed.join(''), cut),
    );
    expect(missing).toEqual([[], [], []]);
    expect(allowed.length).toBeGreaterThan(900);
  });

  test.each([
    ['王秀英', ['王', '秀', '英']],
    ['فاطمة', ['ف', 'ا', 'ط', 'م', 'ة']],
    ['Ana 🌸', ['🌸']],
    ['Rosa\u202e', ['\u202e']],
    ['Eva <b>', ['<', '>']],
  ])('says which of %s it cannot print', (name, letters) => {
    expect(unprintable(name)).toEqual(letters);
  });

  test('a name stands in one typeface, though only one of its letters needs the other', () => {
    const faces = typefaces
      .runs('Ελένη Muster', typefaces.familyOf('Ελένη Muster', 'display'))
      .map(({ face }) => face);
    expect(faces.every((face) => face.startsWith('noto-strong'))).toBe(true);
  });

  test('a text with a letter that no typeface has is refused, not printed without it', () => {
    expect(() => typefaces.familyOf('王', 'text')).toThrow();
  });
});
