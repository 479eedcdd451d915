import { isObject } from '../text/json.ts';
import { healthConsentVersion, type HealthConsent } from '../consent/health-consent.ts';
import { isLocale } from '../text/locales.ts';
import { needsConsent, indexOf, screens, stepWith, type Screen } from './flow.ts';
import { emptyForm, readForm, type Form } from './questions.ts';
import { paces } from '../health/weight-curve.ts';
import type { Day } from '../time/calendar.ts';

/** Answers before they are saved to an account: a reload, a sign-in or a second tab continues with them. */
export interface Draft {
  form: Form;
  screen: Screen;
  pace: number;
  /** Without it nothing outlives the tab. */
  consent?: HealthConsent;
  /** The visitor asked to keep the result: the next sign-in saves it. */
  keep: boolean;
  changed: number;
}

/** Abandoned answers are deleted from the device after this. */
const keptForMs = 30 * 86_400_000;
const longest = 80;

export const emptyDraft = (now: number): Draft => ({
  form: emptyForm,
  screen: 'welcome',
  pace: paces.start,
  keep: false,
  changed: now,
});

const isScreen = (value: unknown): value is Screen => screens.some((screen) => screen === value);
const isFormField = (name: string): name is keyof Form => Object.hasOwn(emptyForm, name);

function formFrom(value: unknown): Form {
  const form = { ...emptyForm };
  for (const [name, typed] of Object.entries(isObject(value) ? value : {})) {
    if (isFormField(name) && typeof typed === 'string') form[name] = typed.slice(0, longest);
  }
  return form;
}

export function consentFrom(value: unknown): HealthConsent | undefined {
  if (!isObject(value)) return undefined;
  const { id, version, language, given } = value;
  return typeof id === 'string' &&
    /^[\da-f]{32}$/.test(id) &&
    version === healthConsentVersion &&
    isLocale(language) &&
    typeof given === 'number'
    ? { id, version: healthConsentVersion, language, given }
    : undefined;
}

export const isPace = (value: unknown): value is number =>
  typeof value === 'number' && value >= paces.min && value <= paces.max;

/** Undefined if malformed or too old. */
export function draftFrom(value: unknown, now: number): Draft | undefined {
  if (!isObject(value)) return undefined;
  const { form, screen, pace, consent: given, keep, changed } = value;
  if (!isScreen(screen) || typeof changed !== 'number') return undefined;
  if (changed > now + 60_000 || changed < now - keptForMs) return undefined;
  const consent = consentFrom(given);
  return {
    form: formFrom(form),
    screen,
    pace: isPace(pace) ? pace : paces.start,
    ...(consent ? { consent } : {}),
    keep: keep === true,
    changed,
  };
}

/** The first open question, the missing consent, or the end. */
function furthest({ form, consent }: Draft, today: Day): Screen {
  const read = readForm(form, today);
  const open = read.state === 'open' ? stepWith(read.problems[0].question).screen : 'summary';
  return needsConsent(open) && !consent ? 'consent' : open;
}

/** The screen at a position, or the furthest that the answers allow. */
export const screenAt = (index: number, draft: Draft, today: Day): Screen =>
  screens[Math.max(0, Math.min(index, indexOf(furthest(draft, today))))] ?? 'welcome';
