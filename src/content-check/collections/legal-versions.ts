/**
 * Changed words of a legal text that went live need a new version, because visitors are told which one they read or
 * agreed to. Deploying records the words of each version; one that nobody has seen may be rewritten.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { courseFees } from '#domain/company/price-list.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import type { ReadEntry } from './collection.ts';

export const recordFile = 'live.json';

const recorded = z.strictObject({ version: z.int(), de: z.string(), en: z.string() });
const record = z.record(z.string(), recorded);
/** The newest version of each page that went live. */
export type LegalRecord = z.output<typeof record>;
export const parseLegalRecord = (json: string): LegalRecord => record.parse(JSON.parse(json));

/** Of the words alone: line breaks and facts that are filled in may change. */
export const hashOfLegalText = (body: string): string =>
  createHash('sha256').update(body.replace(/\s+/g, ' ').trim()).digest('hex');

/** Empty before the first deployment. */
export function legalRecord(folder: string): LegalRecord {
  const file = join(folder, recordFile);
  return existsSync(file) ? parseLegalRecord(readFileSync(file, 'utf8')) : {};
}

export function checkLegalVersions(
  entries: readonly ReadEntry<{ readonly version?: number | undefined }>[],
  folder: string,
): void {
  const known = legalRecord(folder);
  for (const { name, locale, body = '', data, at, report } of entries) {
    const was = known[name];
    if (!was || !locale || data.version === undefined || data.version > was.version) continue;
    if (data.version === was.version && hashOfLegalText(body) === was[locale]) continue;
    const today = dayInGermany(new Date());
    const lines = `version: ${String(was.version + 1)}, updated: ${today}`;
    report('legal-changed', at('version'), { version: was.version, lines });
  }
}

/** The fee is filled in, so its change leaves the words alone; whoever agrees must still see which version named it. */
export function checkFeeVersions(
  entries: readonly ReadEntry<{ readonly updated?: Date | undefined }>[],
): void {
  const [{ since }] = courseFees;
  for (const { body = '', data, at, report } of entries)
    if (body.includes('{{courseFee}}') && data.updated && data.updated < new Date(since))
      report('legal-fee', at('updated'), { since });
}
