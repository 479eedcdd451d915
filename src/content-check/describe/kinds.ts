/** The kinds of values that entries hold, as schemas of zod: words, figures, days, choices, lists. Every value is a text at first. */
import { z } from 'zod';
import { isDay, type Day } from '#domain/calendar.ts';
import type { Locale } from '#domain/locales.ts';
import type { Code, Details, Message } from '../diagnostic.ts';

/** What messages say of a value beside what zod knows. */
interface Hint {
  /** What would be right behind the colon. */
  readonly example: string;
  /** Is told where the value is of another type, instead of the usual. */
  readonly wrong?: Code;
  /** Is told where the value is missing, instead of the usual. */
  readonly missing?: Code;
  readonly details?: Details;
  /** Of a picture: its smallest size. */
  readonly smallest?: Size;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const hints = z.registry<Hint>();

/** Whether a value may be left out. */
export const isOptional = (schema: z.core.$ZodType): schema is z.ZodOptional | z.ZodDefault =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

export function described<Schema extends z.ZodType>(schema: Schema, hint: Hint): Schema {
  hints.add(schema, hint);
  return schema;
}

/** Adds a fault in words of our own to what zod has found. */
export const fault = (
  context: Pick<z.core.$RefinementCtx, 'addIssue'>,
  code: Code,
  params: Details = {},
  path: PropertyKey[] = [],
): void => {
  context.addIssue({ code: 'custom', message: code, params, path });
};

/** The same for a check that needs no more words. */
const told = (code: Code) => code;

const text = () => z.string().min(1, { abort: true });

/** Words on one line, without HTML. No-break spaces are meant: they keep `75 €` on one line. */
export const words = (most: number, example: string) =>
  described(
    text()
      .overwrite((line) => line.replace(/[^\S\u00a0\u202f]+/g, ' '))
      .max(most)
      .superRefine((line, context) => {
        const [tag] = /<\/?[a-z!][^>]*>?/i.exec(line) ?? [];
        if (tag !== undefined) fault(context, 'html-raw', { text: tag });
      }),
    { example },
  );

/** Words of a shape of their own: ids, addresses of storage. */
export const shaped = (shape: RegExp, example: string) => described(text().regex(shape), { example });

/** The address of a page elsewhere. */
export const address = (example: string) =>
  described(
    text().refine(
      (written) => /^https:\/\/[^\s"<>]+\.[^\s"<>]+$/.test(written) && URL.canParse(written),
      told('address-expected'),
    ),
    { example },
  );

/** The file of a picture, named by its path from the file of the entry; it is looked at when all else is read. */
export const picture = (example: string, smallest: Size) => described(text(), { example, smallest });

const figures = [
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
];

/** `zwei` → `2` */
function meantNumber(written: string): string | undefined {
  const meant = Math.max(...figures.map((names) => names.indexOf(written.toLowerCase())));
  return meant > 0 ? String(meant) : /\d+/.exec(written)?.[0];
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const number = (bounds: Bounds, example: number, code: Code, isFine: (figure: number) => boolean) =>
  described(
    text()
      .superRefine((written, context) => {
        if (!/^-?\d{1,15}([.,]\d{1,15})?$/.test(written))
          fault(context, 'number-expected', { instead: meantNumber(written) });
        else if (!isFine(toNumber(written))) fault(context, code);
      })
      .transform(toNumber),
    { example: String(example), wrong: 'number-expected', details: { ...bounds } },
  );

const toNumber = (written: string) => Number(written.replace(',', '.'));

export const whole = (bounds: Bounds, example: number) =>
  number(
    bounds,
    example,
    'number-range',
    (figure) => Number.isInteger(figure) && figure >= bounds.least && figure <= bounds.most,
  );

/** A number with at most two decimals: percent, euros. */
export const decimal = (bounds: Bounds, example: number) =>
  number(
    bounds,
    example,
    'decimal-range',
    (figure) => figure >= bounds.least && figure <= bounds.most && Math.round(figure * 100) / 100 === figure,
  );

const isWrittenDay = (written: string): written is Day => isDay(written);

export const day = (example: Day) =>
  described(
    text().transform((written, context) => {
      if (isWrittenDay(written)) return written;
      fault(context, 'date-expected');
      return z.NEVER;
    }),
    { example },
  );

/** A day as pages that reckon with instants want it. */
export const date = (example: Day) =>
  described(
    day(example).transform((written) => new Date(`${written}T00:00:00Z`)),
    { example },
  );

export const truth = () =>
  described(
    z.enum(['true', 'false']).transform((written) => written === 'true'),
    { example: 'true', wrong: 'truth-expected' },
  );

/** True where it is said, and false where nothing is. */
export const mark = () => truth().default(false);

export const choice = <const Choice extends string>(all: readonly [Choice, ...Choice[]], example = all[0]) =>
  described(z.enum(all), { example });

export const list = <Item extends z.ZodType>(item: Item, atLeast = 1) => z.array(item).min(atLeast);

/** May be left out, and is empty then. */
export const listOrNone = <Item extends z.ZodType>(item: Item) => list(item, 0).default([]);

/** A list of exactly so many. */
export const listOf = <Item extends z.ZodType>(exactly: number, item: Item) =>
  list(item).superRefine(({ length }, context) => {
    if (length > 0 && length !== exactly) fault(context, 'list-count', { count: length, exactly });
  });

/** Some of these, each once. */
export const choices = <const Choice extends string>(
  all: readonly [Choice, ...Choice[]],
  atLeast: number,
  example: string,
) =>
  described(
    list(choice(all), atLeast).superRefine((chosen, context) => {
      for (const [index, one] of chosen.entries())
        if (chosen.indexOf(one) < index) fault(context, 'choice-twice', {}, [index]);
    }),
    { example },
  );

const named: Readonly<Record<Locale, Message>> = {
  de: { de: 'deutschen', en: 'German' },
  en: { de: 'englischen', en: 'English' },
};

/** The same words in both languages: a block `de:` and a block `en:`. */
export const inBothLanguages = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => ({
  de: inLanguage('de', shape),
  en: inLanguage('en', shape),
});

const inLanguage = <Shape extends z.core.$ZodLooseShape>(locale: Locale, shape: Shape) =>
  described(z.strictObject(shape), {
    example: '',
    missing: 'words-missing',
    details: { language: named[locale], keys: Object.keys(shape).join(', ') },
  });
