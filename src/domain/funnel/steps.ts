import { questions, type Question } from '../questions.ts';
import type { LoginReason } from '../sign-in.ts';

/** The conversion funnels' steps, in the order in which a visitor comes to them: a closed list. */
export const funnels = {
  app: [
    'landing',
    'start',
    'question-1',
    'question-2',
    'question-3',
    'consent',
    'question-4',
    'question-5',
    'question-6',
    'question-7',
    'question-8',
    'question-9',
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

/** What the Worker alone knows, and no browser may claim. */
const told = ['payment', 'paid', 'course-payment', 'course-paid'] as const satisfies readonly Step[];
export type BrowserStep = Exclude<Step, (typeof told)[number]>;

const steps: readonly Step[] = [...funnels.app, ...funnels.course];

export const isStep = (value: unknown): value is Step => steps.some((step) => step === value);
export const isBrowserStep = (value: unknown): value is BrowserStep =>
  isStep(value) && !told.some((step) => step === value);

/** The steps of the onboarding's questions, by their place alone: what they ask stands in no address. */
const questionSteps = funnels.app.filter((step): step is Extract<Step, `question-${number}`> =>
  step.startsWith('question-'),
);

/** Not on everybody's way: who is signed in, or whose address is known, passes them by. */
const passedBy = ['sign-in', 'course-sign-in', 'course-email'] as const satisfies readonly Step[];
export const isPassedBy = (step: Step): boolean => passedBy.some((one) => one === step);

export const stepOfQuestion = (question: Question) => questionSteps[questions.indexOf(question)];

/** A step as whoever reads the figures knows it: `question-4, activity`. */
export function stepTitle(step: Step): string {
  const question = questions.find((one) => stepOfQuestion(one) === step);
  return question === undefined ? step : `${step}, ${question}`;
}

/** Pages that are a step as they stand, by their slug; what happens within a page is counted where it happens. */
const stepOfSlug: Readonly<Record<string, BrowserStep>> = {
  home: 'landing',
  landing: 'landing',
  onboarding: 'start',
  plans: 'offers',
  course: 'course',
  requirements: 'course-requirements',
  'course-email': 'course-email',
};

export const stepOfPage = (slug: string): BrowserStep | undefined =>
  Object.hasOwn(stepOfSlug, slug) ? stepOfSlug[slug] : undefined;

/** The step of a sign-in, by what it is for. Who comes only to be signed in is on no way. */
export function stepOfSignIn(reason: LoginReason): BrowserStep | undefined {
  if (reason === 'sign-in') return undefined;
  return reason === 'course' ? 'course-sign-in' : 'sign-in';
}

/** The steps of an order, by what is ordered. */
export const orderSteps = {
  plan: { order: 'order', payment: 'payment', paid: 'paid' },
  course: { order: 'course-order', payment: 'course-payment', paid: 'course-paid' },
} as const satisfies Record<'plan' | 'course', Record<'order' | 'payment' | 'paid', Step>>;
