import { entriesFrom, type Entries } from '#domain/course/workbook.ts';
import type { WorkbookConsent } from '#domain/course/workbook-consent.ts';
import { isModuleRequest, type ModuleRequest } from './course-module.ts';
import { isNothing, isObject, isText, type Endpoint } from './endpoint.ts';

export interface WorkbookView {
  /** Since when there is a consent to keep it here; nothing where there is none, and then nothing is kept. */
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
  isRequest: isModuleRequest,
  isAnswer: isView,
} as const satisfies Endpoint<ModuleRequest, WorkbookView>;

/** Autosave: what has changed since, by the fields' places; the answer is all of it. */
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
  isRequest: (value): value is ModuleRequest & { entries: Entries } =>
    isModuleRequest(value) && 'entries' in value && entriesFrom(value.entries) !== undefined,
  isAnswer: isView,
  // The last words are sent when the page goes away.
  keepalive: true,
} as const satisfies Endpoint<ModuleRequest & { entries: Entries }, WorkbookView>;

/** What is kept of a workbook, as a PDF; also once the course is over. */
export const downloadWorkbook = {
  method: 'POST',
  path: '/api/courses/:course/modules/:module/workbook/file',
  signIn: 'required',
  codes: ['not_found', 'no_access', 'workbook_consent_missing'],
  isRequest: isModuleRequest,
  isAnswer: (value): value is Blob => value instanceof Blob && value.size > 0,
  answersFile: true,
  timeLimitMs: 20_000,
} as const satisfies Endpoint<ModuleRequest, Blob>;

/** Gives the explicit consent to keep workbooks with us (Art. 9 GDPR). */
export const giveWorkbookConsent = {
  method: 'POST',
  path: '/api/workbook-consent',
  signIn: 'required',
  codes: ['workbook_consent_missing', 'confirmation_date_wrong'],
  isRequest: (value): value is WorkbookConsent => isObject(value) && isText(value['id'], 32),
  isAnswer: isNothing,
} as const satisfies Endpoint<WorkbookConsent, undefined>;

/** Withdraws it; what was written is deleted with it. */
export const withdrawWorkbookConsent = {
  method: 'DELETE',
  path: '/api/workbook-consent',
  signIn: 'required',
  codes: [],
  isAnswer: isNothing,
} as const satisfies Endpoint<void, undefined>;
