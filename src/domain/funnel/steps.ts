import { questionSteps, stepWith, type Question } from '../onboarding/flow.ts';
import type { LoginReason } from '../identity/sign-in.ts';

/** The steps of the conversion funnels, in order: a closed list. */
export const funnels = {
  app: [
    'landing',
    'start',
    'question-1',
    'question-2',
    'consent',
    'question-3',
    'question-4',
    'question-5',
    'question-6',
    'result',
    'sign-in',
    'offers',
    'order',
    'payment',
    'paid',
  ],
  course: [
    'course',
    'course-reimbursement',
    'course-requirements',
    'course-sign-in',
    'course-email',
    'course-order',
    'course-payment',
    'course-paid',
  ],
} as const;

export type Funnel = keyof typeof funnels;
export const funnelNames = ['app', 'course'] as const satisfies readonly Funnel[];
export type Step = (typeof funnels)[Funnel][number];

/** Known to the Worker only; no browser may report them. */
const ofWorker = ['payment', 'paid', 'course-payment', 'course-paid'] as const satisfies readonly Step[];
export type BrowserStep = Exclude<Step, (typeof ofWorker)[number]>;

const steps: readonly Step[] = [...funnels.app, ...funnels.course];

export const isStep = (value: unknown): value is Step => steps.some((step) => step === value);
export const isBrowserStep = (value: unknown): value is BrowserStep =>
  isStep(value) && !ofWorker.some((step) => step === value);

/** Only numbered: what a question asks is in no URL. */
const numbered = funnels.app.filter((step): step is Extract<Step, `question-${number}`> =>
  step.startsWith('question-'),
);

/** Steps that some visitors skip: members, and visitors who order the plan that their result recommends. */
const passedBy = ['sign-in', 'offers', 'course-sign-in', 'course-email'] as const satisfies readonly Step[];
export const isPassedBy = (step: Step): boolean => passedBy.some((one) => one === step);

export const stepOfQuestion = (question: Question) => numbered[questionSteps.indexOf(stepWith(question))];

/**
 * Pages that are a step themselves, by slug; steps within a page report themselves. The first step, `landing`, is no
 * page: it is counted on the page on which a visit begins.
 */
const stepOfSlug: Readonly<Record<string, BrowserStep>> = {
  onboarding: 'start',
  plans: 'offers',
  course: 'course',
  requirements: 'course-requirements',
  'course-email': 'course-email',
};

export const stepOfPage = (slug: string): BrowserStep | undefined =>
  Object.hasOwn(stepOfSlug, slug) ? stepOfSlug[slug] : undefined;

/** Undefined for a sign-in outside of a funnel. */
export function stepOfSignIn(reason: LoginReason): BrowserStep | undefined {
  if (reason === 'sign-in') return undefined;
  return reason === 'course' ? 'course-sign-in' : 'sign-in';
}

export const orderSteps = {
  plan: { order: 'order', payment: 'payment', paid: 'paid' },
  course: { order: 'course-order', payment: 'course-payment', paid: 'course-paid' },
} as const satisfies Record<'plan' | 'course', Record<'order' | 'payment' | 'paid', Step>>;
