import { isBrowserStep, type BrowserStep } from '#domain/funnel/steps.ts';
import { isLocale, type Locale } from '#domain/locales.ts';
import { isNothing, isObject, type Endpoint } from './endpoint.ts';

export interface CountRequest {
  language: Locale;
  step: BrowserStep;
  /** What has travelled along in the address (`src/domain/funnel/via.ts`). */
  via: string;
}

/**
 * Counts that somebody came to a step of the funnel. A beacon without a body: all of it stands in the path, so that the
 * script of a page only puts two texts together.
 */
export const countStep = {
  method: 'POST',
  path: '/api/count/:language/:step/:via',
  signIn: 'none',
  codes: [],
  isRequest: (value): value is CountRequest =>
    isObject(value) &&
    isLocale(value['language']) &&
    isBrowserStep(value['step']) &&
    typeof value['via'] === 'string',
  isAnswer: isNothing,
  keepalive: true,
} as const satisfies Endpoint<CountRequest, undefined>;
