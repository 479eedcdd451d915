import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tidyName, unprintable } from '#domain/course/certificate.ts';
import { createFlow } from '../../../functions/documents/flow.ts';
import { laidOut } from '../../../functions/documents/laid-out.ts';
import { createPaper } from '../../../functions/documents/paper.ts';
import { typefacesOnDisk } from '../../fixtures/sample-certificate.ts';

const typefaces = typefacesOnDisk();

describe('glyphs of names', () => {
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
  ])('names the letters of %s that cannot be printed', (name, letters) => {
    expect(unprintable(name)).toEqual(letters);
  });

  test('a name uses one font, even if only one of its letters needs the fallback', () => {
    expect(typefaces.set('Ελένη Muster', 'display').face).toBe('noto-strong');
    expect(typefaces.set('Helena Muster', 'display').face).toBe('fraunces');
  });

  test('a letter that no typeface has is replaced, and reported', () => {
    expect(typefaces.set('Anna 王 🌸\u200b')).toMatchObject({ drawn: 'Anna * **', isWhole: false });
    expect(typefaces.set('Anna Łucja')).toMatchObject({ drawn: 'Anna Łucja', isWhole: true });
  });
});

describe('texts on paper', () => {
  test('white space of any kind becomes a space or a line break', () => {
    const paper = createPaper(typefaces, { title: '', author: '', made: new Date(0) });
    paper.newPage();
    const style = { size: 10, leading: 1 };
    const made = (between: string) => {
      const text = `a${between}b`;
      return [typefaces.set(text).drawn, paper.text(text, { x: 0, y: 0, width: 200 }, style)];
    };
    for (const space of '\t \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\ufeff')
      expect(made(space), space.codePointAt(0)?.toString(16)).toEqual(['a b', 10]);
    for (const end of ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])
      expect(made(end), JSON.stringify(end)).toEqual(['a\nb', 20]);
  });

  test('any text can be drawn, in every cut', () => {
    const paper = createPaper(typefaces, { title: '', author: '', made: new Date(0) });
    paper.newPage();
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('text', 'strong', 'display'),
        (text, cut) => {
          paper.text(text, { x: 0, y: 0, width: 200 }, { cut, size: 10 });
        },
      ),
    );
  });
});

describe('typed texts', () => {
  const few = 3;
  test.each([
    ['line breaks alone', '\n\r\n\u2028\v'.repeat(500), ''],
    ['empty lines between', 'eins\n\n\n\n\nzwei', 'eins\n\nzwei'],
    ['as many lines as fit', 'eins\nzwei\ndrei', 'eins\nzwei\ndrei'],
    ['more lines than fit', 'eins\nzwei\ndrei\n\nvier', 'eins / zwei / drei / vier'],
    ['a word without end', 'x'.repeat(101), `${'x'.repeat(50)} ${'x'.repeat(50)} x`],
  ])('%s: laid out in few lines, with all that was written', (_, typed, drawn) => {
    expect(laidOut(typed, few, ' / ')).toBe(drawn);
  });

  test('a paragraph that continues on the next page is one paragraph there', async () => {
    const paper = createPaper(typefaces, { title: '', author: '', made: new Date(0) });
    let pages = 0;
    const onPage = () => {
      pages += 1;
      paper.rule(0, 10, 100);
    };
    const flow = createFlow(paper, { x: 0, width: 300, top: 40, bottom: 140, onPage });
    flow.text('Ein Satz nach dem anderen. '.repeat(40), { size: 10 });
    const pdf = Buffer.from(await paper.finish()).toString('latin1');
    expect(pages).toBeGreaterThan(2);
    expect(pdf.split('/S /P\n')).toHaveLength(2);
  });
});
