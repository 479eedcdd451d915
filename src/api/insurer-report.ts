import { isNothing, isObject, type Endpoint } from './endpoint.ts';

/** The fields of the form as they were typed; the Worker says which of them it wants. */
type InsurerReportRequest = Readonly<Record<string, string>>;

const isInsurerReportRequest = (value: unknown): value is InsurerReportRequest =>
  isObject(value) && Object.values(value).every((field) => typeof field === 'string');

/** What an insurer paid, told by a visitor. Where no script runs, the form itself is posted here and a page comes back. */
export const reportInsurer = {
  method: 'POST',
  path: '/api/insurer-reports',
  signIn: 'none',
  codes: [],
  isRequest: isInsurerReportRequest,
  isAnswer: isNothing,
} as const satisfies Endpoint<InsurerReportRequest, undefined>;
