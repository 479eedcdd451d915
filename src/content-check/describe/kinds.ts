/** zod schemas for the values of entries. Every scalar is read as a string. */
import { z } from 'zod';
import { dayInGermany, isDay, type Day } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { Code, Details, Message } from '../diagnostic.ts';

/** What messages need to know about a value, besides its schema. */
interface Hint {
  /** A valid value, as written after the colon. */
  readonly example: string | Message;
  /** Reported for a value of another type, instead of the default. */
  readonly wrong?: Code;
  /** Reported for a missing value, instead of the default. */
  readonly missing?: Code;
  readonly details?: Details;
  /** Marks a picture, and its minimum size. */
  readonly smallest?: Size;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const hints = z.registry<Hint>();

export const isOptional = (schema: z.core.$ZodType): schema is z.ZodOptional | z.ZodDefault =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

/** Adds an issue with one of our messages. */
export const diagnose = (
  context: Pick<z.core.$RefinementCtx, 'addIssue'>,
  code: Code,
  params: Details = {},
  path: PropertyKey[] = [],
): void => {
  context.addIssue({ code: 'custom', message: code, params, path });
};

const text = () => z.string().min(1, { abort: true });

/** One line without HTML. No-break spaces keep `75 €` together, where an editor typed a plain one too. */
export const words = (most: number, example: string) =>
  text()
    .overwrite((line) => line.replace(/[^\S\u00a0\u202f]+/g, ' ').replace(/(?<=\d) (?=[%€])/g, '\u00a0'))
    .max(most)
    .superRefine((line, context) => {
      const [tag] = /<\/?[a-z!][^>]*>?/i.exec(line) ?? [];
      if (tag !== undefined) diagnose(context, 'html-raw', { text: tag });
    })
    .register(hints, { example });

export const shaped = (shape: RegExp, example: string) => text().regex(shape).register(hints, { example });

/** URL of a page elsewhere. */
export const address = (example: string) =>
  text()
    .refine(
      (written) => /^https:\/\/[^\s"<>]+\.[^\s"<>]+$/.test(written) && URL.canParse(written),
      'address-expected' satisfies Code,
    )
    .register(hints, { example });

/** Path of a picture, relative to the entry's file. The file itself is checked later. */
export const picture = (example: string, smallest: Size) => text().register(hints, { example, smallest });

/** Words that stand for any picture. */
const generic =
  /^(?:(?:ein|eine|das|der|die|vom|von|a|an|the|of|bild|foto|fotografie|photo|picture|image|grafik|graphic|abbildung|illustration|symbolbild|titelbild|rezept|recipe|gericht|dish|essen|food|person|porträt|portrait|logo|platzhalter|placeholder)[\s.,:-]*)+$/iu;

/** What a picture shows, for people who cannot see it: one word says too little. */
export const alternative = (most: number, example: string) =>
  words(most, example)
    .refine((text) => !generic.test(text) && /\p{L}[\s,-]+\S*\p{L}/u.test(text), 'alt-generic' satisfies Code)
    .register(hints, { example });

/** A portrait, shown square; initials replace a missing one. */
export const portrait = (alt: string) =>
  z
    .strictObject({
      picture: picture('../../assets/katrin.jpg', { width: 480, height: 480 }),
      de: alternative(200, alt),
      en: alternative(200, 'Katrin in her kitchen'),
    })
    .optional();

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const toNumber = (written: string) => Number(written.replace(',', '.'));

const number = (bounds: Bounds, example: number, decimals: number, code: Code) =>
  text()
    .superRefine((written, context) => {
      const figure = toNumber(written);
      if (!/^-?\d{1,15}([.,]\d{1,15})?$/.test(written)) diagnose(context, 'number-expected');
      else if (figure < bounds.least || figure > bounds.most || Number(figure.toFixed(decimals)) !== figure)
        diagnose(context, code);
    })
    .transform(toNumber)
    .register(hints, { example: String(example), wrong: 'number-expected', details: { ...bounds } });

export const whole = (bounds: Bounds, example: number) => number(bounds, example, 0, 'number-range');

/** A number with at most two decimals: percent, euros, grams. */
export const decimal = (bounds: Bounds, example: number) => number(bounds, example, 2, 'decimal-range');

const isWrittenDay = (written: string): written is Day => isDay(written);

export const day = (example: Day) =>
  text()
    .transform((written, context) => {
      if (isWrittenDay(written)) return written;
      diagnose(context, 'date-expected');
      return z.NEVER;
    })
    .register(hints, { example });

/** Of something that has happened. */
export const pastDay = (example: Day) =>
  day(example)
    .refine((written) => written <= dayInGermany(new Date()), 'date-future' satisfies Code)
    .register(hints, { example });

export const pastDate = (example: Day) =>
  pastDay(example)
    .transform((written) => new Date(`${written}T00:00:00Z`))
    .register(hints, { example });

export const truth = () =>
  z
    .enum(['true', 'false'])
    .transform((written) => written === 'true')
    .register(hints, { example: 'true', wrong: 'truth-expected' });

/** False if it is missing. */
export const mark = () => truth().default(false);

export const choice = <const Choice extends string>(all: readonly [Choice, ...Choice[]], example = all[0]) =>
  z.enum(all).register(hints, { example });

export const list = <Item extends z.ZodType>(item: Item, atLeast = 1) => z.array(item).min(atLeast);

/** Empty if it is missing. */
export const listOrNone = <Item extends z.ZodType>(item: Item) => list(item, 0).default([]);

export const listOf = <Item extends z.ZodType>(exactly: number, item: Item) =>
  list(item).superRefine(({ length }, context) => {
    if (length > 0 && length !== exactly) diagnose(context, 'list-count', { count: length, exactly });
  });

/** Each at most once. */
export const choices = <const Choice extends string>(
  all: readonly [Choice, ...Choice[]],
  atLeast: number,
  example: string,
) =>
  list(choice(all), atLeast)
    .superRefine((chosen, context) => {
      for (const [index, one] of chosen.entries())
        if (chosen.indexOf(one) < index) diagnose(context, 'choice-twice', {}, [index]);
    })
    .register(hints, { example });

const named: Readonly<Record<Locale, Message>> = {
  de: { de: 'deutschen', en: 'German' },
  en: { de: 'englischen', en: 'English' },
};

/** The same entries in a block `de:` and a block `en:`. */
export const inBothLanguages = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => ({
  de: inLanguage('de', shape),
  en: inLanguage('en', shape),
});

const inLanguage = <Shape extends z.core.$ZodLooseShape>(locale: Locale, shape: Shape) =>
  z.strictObject(shape).register(hints, {
    example: '',
    missing: 'words-missing',
    details: { language: named[locale], keys: Object.keys(shape).join(', ') },
  });
