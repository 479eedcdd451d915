/**
 * Freezes each version of the texts that people agree to before it goes live: a record in Git lists the frozen versions
 * with the SHA-256 of their words. Any other version may be rewritten freely, as nobody has seen it.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { requirementsTexts } from '#domain/shop/requirements-texts.ts';
import { workbookConsentText, workbookConsentVersion } from '#domain/course/workbook-consent.ts';
import { healthConsentText, healthConsentVersion } from '#domain/consent/health-consent.ts';
import { locales } from '#domain/text/locales.ts';
import { textVersions } from '#domain/shop/agreement.ts';
import { textsOf } from '#i18n/texts.ts';
import {
  hashOfLegalText,
  legalRecord,
  parseLegalRecord,
  recordFile,
  type LegalRecord,
} from '../../src/content-check/collections/legal-versions.ts';
import { readOrStop } from '../../src/content-check/read-or-stop.ts';
import { currentLegalTexts, keptLegalText } from '../codegen/legal-texts.ts';
import { run } from '../setup/processes.ts';
import { Stopped } from './deploy.ts';

const liveTextsFile = 'scripts/deploy/live-texts.json';

/** Hashes by name of the text and version. */
const record = z.record(z.string(), z.record(z.string(), z.string()));
export type LiveTexts = z.output<typeof record>;

const parseLiveTexts = (json: string): LiveTexts => record.parse(JSON.parse(json));

export const liveTexts = async (): Promise<LiveTexts> =>
  parseLiveTexts(await readFile(liveTextsFile, 'utf8'));

export interface AgreedText {
  current: number;
  /** Undefined for a version that is not kept. */
  wordsOf: (version: number) => unknown;
  /** How a changed text gets its next number. */
  next: string;
}

export async function agreedTexts(): Promise<Record<string, AgreedText>> {
  const legal = await currentLegalTexts();
  const legalTexts = Object.entries(legal).map(([page, { version: current, words }]) => {
    const kept = (version: number) => (version === current ? words : keptLegalText(page, version));
    const next = `raise \`version\` in src/content/legal/${page}, in both languages`;
    return [page, { current, wordsOf: kept, next }] as const;
  });
  const newEntry = 'leave that entry as it was, and add one with the next number';
  return {
    ...Object.fromEntries(legalTexts),
    earlyStart: {
      current: textVersions.earlyStart,
      wordsOf: (version) => {
        const words = locales.map(
          (locale) => (textsOf(locale, 'early-start') as Readonly<Record<number, unknown>>)[version],
        );
        return words.includes(undefined) ? undefined : words;
      },
      next: `${newEntry} to i18n/*/early-start.ts`,
    },
    requirements: {
      current: textVersions.requirements,
      wordsOf: (wanted) => requirementsTexts.find(({ version }) => version === wanted)?.hashes,
      next: `${newEntry} to src/domain/shop/requirements-texts.ts`,
    },
    healthConsent: {
      current: healthConsentVersion,
      wordsOf: (version) => healthConsentText(version)?.hashes,
      next: `${newEntry} to src/domain/consent/health-consent.ts`,
    },
    workbookConsent: {
      current: workbookConsentVersion,
      wordsOf: (version) => workbookConsentText(version)?.hash,
      next: `${newEntry} to src/domain/course/workbook-consent.ts`,
    },
  };
}

async function hashOf({ wordsOf }: AgreedText, version: number): Promise<string | undefined> {
  const words = await wordsOf(version);
  return words === undefined ? undefined : createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

/** A sentence for each version on record that has changed or gone. */
export async function changedLiveTexts(
  live: LiveTexts,
  texts: Readonly<Record<string, AgreedText>>,
): Promise<string[]> {
  const versions = Object.entries(live).flatMap(([name, hashes]) =>
    Object.entries(hashes).map(([version, hash]) => ({ name, version: Number(version), hash })),
  );
  const sentences = await Promise.all(
    versions.map(async ({ name, version, hash }) => {
      const text = texts[name];
      const now = text && (await hashOf(text, version));
      if (now === hash) return [];
      return text === undefined || now === undefined
        ? [`Version ${version} of \`${name}\` is live and gone from the repository: restore it from Git.`]
        : [`Version ${version} of \`${name}\` is live and must not change: ${text.next}.`];
    }),
  );
  return sentences.flat();
}

/** The record with every current version. Nothing is ever changed or removed. */
export async function withCurrentTexts(
  live: LiveTexts,
  texts: Readonly<Record<string, AgreedText>>,
): Promise<LiveTexts> {
  const entries = await Promise.all(
    Object.entries(texts).map(async ([name, text]) => {
      const hash = await hashOf(text, text.current);
      if (hash === undefined) throw new Error(`Version ${text.current} of ${name} does not exist.`);
      return [name, { [text.current]: hash, ...live[name] }] as const;
    }),
  );
  return { ...live, ...Object.fromEntries(entries) };
}

/** Current versions that are not on record, such as `terms 4`. */
export const unrecordedTexts = (live: LiveTexts, texts: Readonly<Record<string, AgreedText>>): string[] =>
  Object.entries(texts)
    .filter(([name, { current }]) => live[name]?.[current] === undefined)
    .map(([name, { current }]) => `${name} ${current}`);

const legalFolder = 'src/content/legal';
const legalFile = `${legalFolder}/${recordFile}`;

/** The record with every legal page as it stands; a version that is on record keeps its hashes. */
export async function withCurrentPages(known: LegalRecord): Promise<LegalRecord> {
  const entries = await readOrStop('legal');
  const pages = [...new Set(entries.map(({ name }) => name))].sort().map((page) => {
    const [de, en] = locales.map((locale) =>
      entries.find((one) => one.name === page && one.locale === locale),
    );
    const version = de?.data.version ?? 0;
    const hashes = { de: hashOfLegalText(de?.body ?? ''), en: hashOfLegalText(en?.body ?? '') };
    return [page, version === known[page]?.version ? known[page] : { version, ...hashes }] as const;
  });
  return Object.fromEntries(pages);
}

/** Such as `page privacy 18`. */
async function unrecordedPages(known: LegalRecord): Promise<string[]> {
  return Object.entries(await withCurrentPages(known))
    .filter(([page, { version }]) => known[page]?.version !== version)
    .map(([page, { version }]) => `page ${page} ${version}`);
}

/** A record that is not committed could be lost with the machine, or with the workflow's runner. */
async function committed<Recorded>(file: string, parse: (json: string) => Recorded, none: Recorded) {
  const { code, said } = await run('git', ['show', `HEAD:${file}`]);
  return code === 0 ? parse(said) : none;
}

export const committedLiveTexts = () => committed<LiveTexts>(liveTextsFile, parseLiveTexts, {});
export const committedPages = () => committed<LegalRecord>(legalFile, parseLegalRecord, {});

/**
 * A version is recorded before it goes live, not after: a deployment that stops midway, or a workflow that may not
 * write, would leave one live that could still be rewritten.
 */
export async function missingTexts(live: LiveTexts, pages: LegalRecord) {
  const texts = await agreedTexts();
  const unrecorded = [...unrecordedTexts(live, texts), ...(await unrecordedPages(pages))];
  const changed = await changedLiveTexts(live, texts);
  return [
    ...changed.map((what) => ({ what, mend: '`npm run codegen` checks it' })),
    ...(unrecorded.length === 0
      ? []
      : [
          {
            what: `Texts that people agree to or rely on would go live for the first time: ${unrecorded.join(', ')}.`,
            mend: `npm run deploy -- --record, and commit ${liveTextsFile} and ${legalFile}: from then on these versions never change`,
          },
        ]),
  ];
}

/** `npm run deploy -- --record` */
export async function recordLiveTexts(): Promise<string> {
  const live = await liveTexts();
  const texts = await agreedTexts();
  const changed = await changedLiveTexts(live, texts);
  if (changed.length > 0) throw new Stopped(changed.join('\n'));
  const pages = legalRecord(legalFolder);
  const added = [...unrecordedTexts(live, texts), ...(await unrecordedPages(pages))];
  if (added.length === 0) return 'All current versions are on the record.';
  const write = (file: string, content: unknown) => writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
  await write(liveTextsFile, await withCurrentTexts(live, texts));
  await write(legalFile, await withCurrentPages(pages));
  return `On the record now: ${added.join(', ')}. Commit ${liveTextsFile} and ${legalFile}, then deploy.`;
}
