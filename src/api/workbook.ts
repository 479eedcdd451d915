import { entriesFrom, type Entries } from '#domain/course/workbook.ts';
import { isNothing, isObject, type Endpoint } from './endpoint.ts';

export interface WorkbookView {
  /** When the member consented to storing it with us; null without a consent, and then nothing is stored. */
  consent: string | null;
  entries: Entries;
}

const path = '/api/courses/:course/modules/:module/workbook';

const isView = (value: unknown): value is WorkbookView =>
  isObject(value) && entriesFrom(value['entries']) !== undefined;

export const readWorkbook = {
  method: 'GET',
  path,
  signIn: 'required',
  codes: ['not_found', 'no_access'],
  isAnswer: isView,
} as const satisfies Endpoint<WorkbookView>;

/** Autosave: the changed fields by their places. Answers with the whole workbook. */
export const writeWorkbook = {
  method: 'POST',
  path,
  signIn: 'required',
  codes: [
    'not_found',
    'no_access',
    'module_locked',
    'course_closed',
    'course_ended',
    'workbook_consent_missing',
    'workbook_too_large',
  ],
  isAnswer: isView,
  // The last words are sent as the page unloads.
  keepalive: true,
} as const satisfies Endpoint<WorkbookView>;

/** The stored workbook as a PDF, also after the course. */
export const downloadWorkbook = {
  method: 'POST',
  path: '/api/courses/:course/modules/:module/workbook/file',
  signIn: 'required',
  codes: ['not_found', 'no_access', 'workbook_consent_missing'],
  isAnswer: (value): value is Blob => value instanceof Blob && value.size > 0,
  answersFile: true,
  timeLimitMs: 20_000,
} as const satisfies Endpoint<Blob>;

/** Gives explicit consent to storing workbooks with us (Art. 9 GDPR). */
export const giveWorkbookConsent = {
  method: 'POST',
  path: '/api/workbook-consent',
  signIn: 'required',
  codes: ['workbook_consent_missing', 'confirmation_date_wrong'],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;

/** Withdraws it and deletes the stored workbooks. */
export const withdrawWorkbookConsent = {
  method: 'DELETE',
  path: '/api/workbook-consent',
  signIn: 'required',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<undefined>;
