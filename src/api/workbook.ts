import { entriesFrom, type Entries } from '#domain/course/workbook.ts';
import { moduleCodes } from './courses.ts';
import { isObject } from '#domain/text/json.ts';
import { del, get, isFile, post } from './endpoint.ts';

export interface WorkbookView {
  /** When the member consented to storing it on our servers; null without a consent, and then nothing is stored. */
  consent: string | null;
  entries: Entries;
}

const path = '/api/courses/:course/modules/:module/workbook';

const isView = (value: unknown): value is WorkbookView =>
  isObject(value) && entriesFrom(value['entries']) !== undefined;

export const readWorkbook = get(path, { codes: ['not_found', 'no_access'], isAnswer: isView });

/** Autosaves the changed fields. Responds with the whole workbook. */
export const writeWorkbook = post(path, {
  codes: [...moduleCodes, 'workbook_consent_missing', 'workbook_too_large'],
  isAnswer: isView,
  // The last changes are sent as the page unloads.
  keepalive: true,
});

/** The stored workbook as a PDF, also after the course. */
export const downloadWorkbook = post('/api/courses/:course/modules/:module/workbook/file', {
  codes: ['not_found', 'no_access', 'workbook_consent_missing'],
  isAnswer: isFile,
  answersFile: true,
  timeLimitMs: 20_000,
});

/** Gives explicit consent to storing workbooks on our servers (Art. 9 GDPR). */
export const giveWorkbookConsent = post('/api/workbook-consent', {
  codes: ['workbook_consent_missing', 'confirmation_date_wrong'],
});

/** Withdraws it and deletes the stored workbooks. */
export const withdrawWorkbookConsent = del('/api/workbook-consent');
