/**
 * Suggests how to write an ingredient line that was refused. A suggestion is as much as what was written, and passes
 * the check itself; where that is not certain, there is none.
 */
import { readAmount, scale, type Amount } from '#domain/recipes/amount.ts';
import { compare, fraction, one, type Fraction } from '#domain/recipes/fraction.ts';
import { readIngredient } from '#domain/recipes/ingredient.ts';
import { unitForms, unitIds, unitWord, type UnitId } from '#domain/recipes/units.ts';
import { marksPlural } from '#domain/recipes/words.ts';
import { closest } from '../reading/suggest.ts';

export function suggestLine(text: string): string | undefined {
  const line = text.trim().replace(/\s+/g, ' ');
  return [
    withKnownUnit,
    multiplied,
    partLast,
    inFigures,
    amountFirst,
    detailLast,
    remarkLast,
    cleaned,
    withPlural,
  ]
    .map((rewrite) => rewrite(line)?.trim())
    .find((meant) => meant !== undefined && meant !== line && passes(meant));
}

function passes(line: string): boolean {
  const reading = readIngredient(line);
  if (reading.kind !== 'read' || reading.value.kind !== 'item') return false;
  const { quantity } = reading.value;
  const isCounted = quantity.kind === 'measured' && quantity.unit === 'count';
  return !isCounted || marksPlural(line.split(/,(?!\d)/, 1)[0] ?? '');
}

/** Measures of other cookbooks, in lower case without dots, that are an exact multiple of ours. */
const measures: Readonly<Record<string, readonly [times: Fraction, unit: UnitId]>> = {
  dl: [fraction(100), 'ml'],
  deziliter: [fraction(100), 'ml'],
  cl: [fraction(10), 'ml'],
  zentiliter: [fraction(10), 'ml'],
  pfund: [fraction(500), 'g'],
  pfd: [fraction(500), 'g'],
  dag: [fraction(10), 'g'],
  dekagramm: [fraction(10), 'g'],
};
const longMeasures = Object.keys(measures).filter((name) => name.length > 4);

const abbreviations: Readonly<Record<string, string>> = {
  bd: 'Bund',
  eßl: 'EL',
  esl: 'EL',
  essl: 'EL',
  ltr: 'l',
  pck: 'Päckchen',
  pk: 'Päckchen',
  pkg: 'Päckchen',
  päck: 'Päckchen',
  teel: 'TL',
};
const germanForms = unitIds
  .flatMap((id) => [unitWord(id, 'de', false), unitWord(id, 'de', true)])
  .filter(Boolean);
/** A short unit is one letter away from another size: „dl“ is not „l“, „Pkg“ is not „kg“. */
const longForms = unitForms.filter((form) => form.length > 3);

/** Nouns that other cookbooks use as units, and we count. */
const countedNouns: readonly (readonly [single: string, plural: string])[] = [
  ['Messerspitze', 'Messerspitzen'],
  ['Kugel', 'Kugeln'],
  ['Spritzer', 'Spritzer'],
  ['Tropfen', 'Tropfen'],
  ['Beutel', 'Beutel'],
  ['Würfel', 'Würfel'],
  ['Flasche', 'Flaschen'],
  ['Rolle', 'Rollen'],
  ['Stiel', 'Stiele'],
  ['Kopf', 'Köpfe'],
];

/** „2 dl Milch“ → „200 ml Milch“, „1 Pkg. Hefe“ → „1 Päckchen Hefe“, „3 St. Zwiebeln“ → „3 Zwiebel(n)“ */
function withKnownUnit(line: string): string | undefined {
  const reading = readAmount(line);
  if (reading.kind !== 'amount') return undefined;
  const [word = '', ...others] = reading.rest.split(' ');
  const written = line.slice(0, line.length - reading.rest.length).trim();
  const name = others.join(' ');
  const plain = word.replaceAll('.', '').toLowerCase();
  const [factor, unit] = measures[plain] ?? measures[closest(plain, longMeasures, 1) ?? ''] ?? [];
  if (factor && unit) return `${ourMeasure(scale(reading.amount, factor), unit)} ${name}`;
  // „1 gr. Zwiebel“ is a large one.
  if (plain === 'gr' && compare(reading.amount.low, fraction(10)) >= 0) return `${written} g ${name}`;
  if (/^stk?$/.test(plain)) return withPlural(`${written} ${name}`);
  const form = countedNoun(plain === 'msp' ? 'Messerspitze' : word, name) ?? unitOf(plain, name);
  return form && `${written} ${form}`;
}

function countedNoun(noun: string, name: string): string | undefined {
  const [single, plural] = countedNouns.find((forms) => forms.includes(noun)) ?? [];
  const [, food = '', note = ''] = /^([^,]*)(.*)$/.exec(name) ?? [];
  return single && plural && `${single} ${food}|${plural} ${food}${note}`;
}

function unitOf(plain: string, name: string): string | undefined {
  const known = abbreviations[plain] ?? closest(plain, longForms, 1);
  const form = known && germanForms.find((each) => each.toLowerCase() === known.toLowerCase());
  return form && `${form} ${name}`;
}

function ourMeasure(amount: Amount, unit: UnitId): string {
  const { n, d } = amount.high ?? amount.low;
  if (n / d <= 100_000) return `${inDigits(amount)} ${unit}`;
  return `${inDigits(scale(amount, fraction(1, 1000)))} ${unit === 'g' ? 'kg' : 'l'}`;
}

/** `800`, `3/4`, `1 1/2`, `350–400` */
const inDigits = ({ low, high }: Amount): string => [low, ...(high ? [high] : [])].map(digits).join('–');

function digits({ n, d }: Fraction): string {
  const whole = Math.floor(n / d);
  if (n % d === 0) return String(whole);
  return `${whole === 0 ? '' : `${String(whole)} `}${String(n % d)}/${String(d)}`;
}

/** „2x 400 g Tomaten“ → „800 g Tomaten“ */
function multiplied(line: string): string | undefined {
  const [, times, each = ''] = /^(\d{1,3})\s?[x×]\s?(.+)$/u.exec(line) ?? [];
  const reading = readAmount(each);
  if (times === undefined || reading.kind !== 'amount') return undefined;
  return `${inDigits(scale(reading.amount, fraction(Number(times))))} ${reading.rest}`;
}

const figure = String.raw`(?:\d+\s)?[\d½⅓⅔¼¾⅛][\d.,/½⅓⅔¼¾⅛–-]*(?:\s[½⅓⅔¼¾⅛])?`;
const inWords: Readonly<Record<string, string>> = {
  anderthalb: '1 1/2',
  eineinhalb: '1 1/2',
  zweieinhalb: '2 1/2',
  dreiviertel: '3/4',
  zwei: '2',
  drei: '3',
  vier: '4',
  fünf: '5',
  sechs: '6',
  sieben: '7',
  acht: '8',
  neun: '9',
  zehn: '10',
};
const numberWord = String.raw`(?:eine?[rsmn]?\s+)?halbe[rsn]?|eine?[rsmn]?\s+½|eine?[rsmn]?|${Object.keys(inWords).join('|')}`;

const figureOf = (written: string): string =>
  inWords[written.toLowerCase()] ??
  written.replace(/^(?:eine?[rsmn]?\s+)?(?:halbe[rsn]?|½)$/iu, '1/2').replace(/^eine?[rsmn]?$/iu, '1');

const parts = '(?:Saft|Schale|Abrieb|Zesten|Mark)(?: und (?:Saft|Schale|Abrieb))?';
/** The fruit is one word: adjectives would need another ending. */
const partOf = new RegExp(
  String.raw`^((?:(?:abgeriebene|ausgekratztes)\s)?${parts})\s(?:(?:von|aus)\s)?(${numberWord}|${figure})\s(\S+)$`,
  'iu',
);

/** „Saft von 1 Zitrone“, „Saft einer Zitrone“ → „1 Zitrone(n), Saft“ */
function partLast(line: string): string | undefined {
  const [, part = '', amount = '', fruit = ''] = partOf.exec(line) ?? [];
  return fruit && withPlural(`${figureOf(amount)} ${fruit}, ${part.replace(/^A(?=bger|usg)/u, 'a')}`);
}

const leadingWord = new RegExp(String.raw`^(${numberWord})\s(.+)$`, 'iu');

/** „zwei Stangen Lauch“ → „2 Stangen Lauch“, „eine Zwiebel“ → „1 Zwiebel(n)“ */
function inFigures(line: string): string | undefined {
  const [, amount = '', name] = leadingWord.exec(line) ?? [];
  const figured = name && `${figureOf(amount)} ${name}`;
  return figured && !passes(figured) ? withPlural(figured) : figured;
}

const amountLast = new RegExp(String.raw`^(\p{L}[^\d,(:–]*?)(?::|\s–)?\s(${figure}\s?\p{L}+)$`, 'u');

/** „Mehl 200 g“ → „200 g Mehl“, „ca. 200 g Mehl“ → „200 g Mehl“ */
function amountFirst(line: string): string | undefined {
  const about = /^(?:ca\.?|circa|zirka|etwa|ungefähr|rund|gut|knapp|~|≈)\s*/iu.exec(line)?.[0];
  if (about !== undefined) return line.slice(about.length);
  const [, name, amount] = amountLast.exec(line) ?? [];
  return name && amount && `${amount} ${name}`;
}

/** „1 Dose (400 g) Mais“ → „1 Dose Mais, 400 g“, „500 g Mehl Type 405“ → „500 g Mehl, Type 405“ */
function detailLast(line: string): string | undefined {
  const [, flour, type] = /^([^,(]+?)\s\(?(Type?\s?\d+)\)?$/u.exec(line) ?? [];
  if (flour && type) return `${flour}, ${type}`;
  const [, before, detail, behind = ''] = /^([^(,]*?)\s?\(([^)]*\d[^)]*)\)\s?([^,]*)$/u.exec(line) ?? [];
  return before && detail && `${before} ${behind}`.trim() + `, ${detail.replace(/^[àa]\s/u, 'je ')}`;
}

const remark = String.raw`nach (?:Geschmack|Belieben|Bedarf|Wunsch)|bei Bedarf|optional`;
const remarkBefore = new RegExp(
  String.raw`^(n\.\s?b\.|ggf\.?|gegebenenfalls|evtl\.?|eventuell|reichlich|${remark})\s([^,]+)$`,
  'iu',
);
const remarkBehind = new RegExp(String.raw`^([^,(]+?)\s\(?(${remark})\)?$`, 'iu');

/** „nach Belieben Pfeffer“, „Pfeffer nach Belieben“ → „Pfeffer, nach Belieben“ */
function remarkLast(line: string): string | undefined {
  const [, first, name] = remarkBefore.exec(line) ?? [];
  if (first && name) return `${name}, ${first.charAt(0).toLowerCase()}${first.slice(1)}`;
  const [, seasoning, last] = remarkBehind.exec(line) ?? [];
  return seasoning && last && `${seasoning}, ${last}`;
}

/** „Salz & Pfeffer“ → „Salz und Pfeffer“, „Öl;“ → „Öl“, „Öl / Butter“ → „Öl oder Butter“ */
const cleaned = (line: string): string =>
  line
    .replaceAll('&', 'und')
    .replace(/(\p{L}+)\s\/\s(?=\1\p{L})/u, '')
    .replaceAll(' / ', /^[\d½⅓⅔¼¾⅛]/u.test(line) ? ' oder ' : ' / ')
    .replace(/[*_#•]|[;.!?:]+$/gu, '');

/** Nouns in -e and these have a plural in -n; of all others nobody can derive it. */
const inEl = '[Zz]wiebel|[Kk]artoffel|[Kk]apsel|[Nn]udel|[Mm]andel';
const uncounted = /(?:sahne|hefe|brühe|s[oa]u?[cß]e)$/iu;

/** „2 Zwiebeln“, „1 Zwiebel“ → „… Zwiebel(n)“; „3 Eier“ → „3 Ei(er)“ */
function withPlural(text: string): string | undefined {
  // „Zwiebel/n“
  const line = text.replace(/(?<=\p{L})\/(\p{Ll}{1,2})(?!\p{L})/u, '($1)');
  if (marksPlural(line)) return line;
  const [, amount = '', name = '', note = ''] =
    new RegExp(String.raw`^(${figure})\s((?:\p{Ll}[^\s,]*\s)*\p{Lu}[^\s,(/|]*)(,.*|)$`, 'u').exec(line) ?? [];
  if (/^Ei(?:er)?$/u.test(name)) return `${amount} Ei(er)${note}`;
  const reading = readAmount(amount);
  const isPlural = reading.kind === 'amount' && compare(reading.amount.high ?? reading.amount.low, one) > 0;
  const [, stem] =
    new RegExp(String.raw`^(.*(?:${inEl}))n?$`, 'u').exec(name) ??
    (isPlural ? /^(.*e)n$/u : /^(.*e)$/u).exec(name) ??
    [];
  return stem === undefined || uncounted.test(stem) ? undefined : `${amount} ${stem}(n)${note}`;
}
