/** Parses entries with zod, and turns its issues into diagnostics. */
import { z } from 'zod';
import type { Locale } from '#domain/text/locales.ts';
import { isCode, type Code, type Details, type Position, type Report } from '../diagnostic.ts';
import { closest } from '../reading/suggest.ts';
import type { Yaml } from '../reading/yaml.ts';
import { closestKey } from './german-keys.ts';
import { hints, isOptional } from './kinds.ts';

type Path = readonly PropertyKey[];
type AnySchema = z.core.$ZodType;
export type Description = z.ZodObject<z.core.$ZodLooseShape, z.core.$strict>;

export interface Reading<Data> {
  /** Valid entries only. */
  readonly data: Partial<Data>;
  /** Undefined if anything is wrong. */
  readonly whole: Data | undefined;
}

interface Around {
  readonly report: Report;
  /** Position for missing entries. */
  readonly end: Position;
  /** An unknown key that belongs in another file. */
  readonly isElsewhere?: (key: string) => boolean;
}

/** Undefined if there are no entries. */
export function readEntries<Schema extends Description>(
  schema: Schema,
  yaml: Yaml,
  around: Around,
): Reading<z.output<Schema>> | undefined {
  if (typeof yaml.data !== 'object' || Array.isArray(yaml.data)) {
    around.report('front-matter-shape', yaml.at([]) ?? around.end);
    return undefined;
  }
  const whole = z.safeParse(schema, yaml.data);
  if (whole.success) return { data: { ...whole.data }, whole: whole.data };
  const { issues } = whole.error;
  tellIssues(issues, { ...around, schema, yaml });
  const wrong = new Set(issues.map(({ path }) => path[0]));
  const right = Object.entries(schema.shape).flatMap(([key, field]) => {
    const read = wrong.has(key) ? undefined : z.safeParse(field, valueAt(yaml.data, [key]));
    return read?.success ? [[key, read.data] as const] : [];
  });
  // Cast: types cannot relate keys and values of `Object.entries`.
  return { data: Object.fromEntries(right) as Partial<z.output<Schema>>, whole: undefined };
}

interface Telling extends Around {
  readonly schema: AnySchema;
  readonly yaml: Yaml;
}

function tellIssues(issues: readonly z.core.$ZodIssue[], telling: Telling): void {
  // A mistyped key is not also reported as missing.
  const meant = new Set<string>();
  for (const issue of issues)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) meant.add(idOf([...issue.path, tellUnknown(issue.path, key, telling)]));
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys' || meant.has(idOf(issue.path))) continue;
    if (valueAt(telling.yaml.data, issue.path) === undefined) tellMissing(issue.path, telling);
    else tellWrong(issue, telling);
  }
}

const idOf = (path: Path): string => path.map(String).join('\n');

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (outer, step) =>
      typeof outer === 'object' && outer !== null && Object.hasOwn(outer, step)
        ? Reflect.get(outer, step)
        : undefined,
    data,
  );

/** Reports an unknown key; returns the one that was probably meant. */
function tellUnknown(path: Path, key: string, { schema, yaml, report, isElsewhere }: Telling): string {
  const at = yaml.keyAt([...path, key]);
  if (path.length === 0 && isElsewhere?.(key)) {
    report('key-elsewhere', at, { key });
    return '';
  }
  const block = schemaAt(schema, path);
  const keys = block instanceof z.ZodObject ? Object.keys(block.shape) : [];
  const meant = closestKey(key, keys);
  report('key-unknown', at, { key: key.slice(0, 60), meant, all: keys.join(', ') || '–' });
  return meant ?? '';
}

function tellMissing(path: Path, { schema, yaml, report, end }: Telling): void {
  const at = path.length === 1 ? end : (yaml.at(path.slice(0, -1)) ?? end);
  const { missing = 'key-missing', details, example } = hintAt(schema, path);
  report(missing, at, { ...details, key: keyIn(path), example });
}

function tellWrong(issue: z.core.$ZodIssue, { schema, yaml, report, end }: Telling): void {
  const { path } = issue;
  const written = valueAt(yaml.data, path);
  const { wrong, details, example } = hintAt(schema, path);
  const key = keyIn(path);
  const tell = (code: Code, more: Details = {}) => {
    const value = typeof written === 'string' ? written : '…';
    report(code, yaml.at(path) ?? end, { ...details, key, value, example, ...more });
  };
  const tellChoice = (all: readonly string[]) => {
    if (typeof written !== 'string' || written === '') tellType(wrong, path, tell);
    else if (wrong) tell(wrong);
    else tell('choice-unknown', { meant: closest(written, all), all: all.join(', ') });
  };
  const tellExpected = (expected: string) => {
    if (expected === 'array') tell('list-expected');
    else if (expected === 'object') tell(wrong ?? 'block-expected', { keys: keysAt(schema, path) });
    else tellType(wrong, path, tell);
  };
  switch (issue.code) {
    case 'custom':
      if (isCode(issue.message)) tell(issue.message, issue.params);
      return;
    case 'invalid_value':
      tellChoice(issue.values.map(String));
      return;
    case 'invalid_union':
      tellChoice('options' in issue ? (issue.options ?? []).map(String) : []);
      return;
    case 'invalid_format':
      tell(wrong ?? 'shape-expected');
      return;
    case 'too_big':
      tell('text-too-long', { length: String(written).length, most: Number(issue.maximum) });
      return;
    case 'too_small':
      if (issue.origin === 'array') tell('list-empty');
      else tellType(wrong, path, tell);
      return;
    case 'invalid_type':
      tellExpected(issue.expected);
      return;
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      // None of our schemas produce these.
      throw new Error(`${issue.code} at ${idOf(path)}: ${issue.message}`);
  }
}

/** Empty, or a list or block instead of text. */
function tellType(wrong: Code | undefined, path: Path, tell: (code: Code) => void): void {
  tell(wrong ?? (typeof path.at(-1) === 'number' ? 'list-entry' : 'text-expected'));
}

const keyIn = (path: Path): string => path.findLast((step) => typeof step === 'string') ?? '';

function keysAt(schema: AnySchema, path: Path): string {
  const block = schemaAt(schema, path);
  return block instanceof z.ZodObject ? Object.keys(block.shape).join(', ') : '';
}

/** `example` is a whole line. */
function hintAt(schema: AnySchema, path: Path) {
  const inner = schemaAt(schema, path);
  const hint = inner && hints.get(inner);
  const line = (locale: Locale) => `${keyIn(path)}: ${inner ? exampleOf(inner, locale) : ''}`;
  return { ...hint, example: { de: line('de'), en: line('en') } };
}

/** A valid value; for a block, its required entries. */
function exampleOf(schema: AnySchema, locale: Locale): string {
  const inner = unwrapped(schema);
  const example = hints.get(inner)?.example;
  if (example) return typeof example === 'string' ? example : example[locale];
  if (inner instanceof z.ZodArray) return `[${exampleOf(inner.element, locale)}]`;
  if (!(inner instanceof z.ZodObject)) return '';
  const entries = Object.entries<AnySchema>(inner.shape).filter(([, field]) => !isOptional(field));
  return `{ ${entries.map(([key, field]) => `${key}: ${exampleOf(field, locale)}`).join(', ')} }`;
}

const unwrapped = (schema: AnySchema): AnySchema =>
  isOptional(schema) ? unwrapped(schema.unwrap()) : schema;

function schemaAt(schema: AnySchema, path: Path): AnySchema | undefined {
  const [step, ...rest] = path;
  const inner = unwrapped(schema);
  if (step === undefined) return inner;
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, rest);
  const blocks: readonly AnySchema[] = inner instanceof z.ZodDiscriminatedUnion ? inner.options : [inner];
  const fields = blocks.flatMap((one) =>
    one instanceof z.ZodObject ? Object.entries<AnySchema>(one.shape) : [],
  );
  const [, field] = fields.find(([name]) => name === step) ?? [];
  return field && schemaAt(field, rest);
}
