interface Step {
  screen: string;
  /** Questions on one topic share a screen, which is named after the first. */
  asks?: readonly [string, ...string[]];
  /** Health data (art. 9 GDPR), or a result made of it. */
  needsConsent?: true;
  /** Not shown again after the consent. */
  asksConsent?: true;
  /** A problem with an answer that ends the onboarding. */
  ends?: Readonly<Record<string, 'too-young'>>;
}

/** The onboarding: its screens in order, what each asks, and where it branches. */
const steps = [
  { screen: 'welcome' },
  { screen: 'gender', asks: ['gender'] },
  { screen: 'name', asks: ['name', 'birthday'], ends: { under_age: 'too-young' } },
  { screen: 'consent', asksConsent: true },
  { screen: 'activity', asks: ['activity'], needsConsent: true },
  { screen: 'height', asks: ['height', 'weight', 'desired'], needsConsent: true },
  { screen: 'nutrition', asks: ['nutrition'], needsConsent: true },
  { screen: 'portions', asks: ['portions'], needsConsent: true },
  { screen: 'summary', needsConsent: true },
] as const satisfies readonly Step[];

export type Screen = (typeof steps)[number]['screen'];
type QuestionStep = Extract<(typeof steps)[number], { asks: unknown }>;
export type QuestionScreen = QuestionStep['screen'];
export type Question = QuestionStep['asks'][number];

export const screens = steps.map(({ screen }) => screen);
export const questionSteps = steps.filter((step): step is QuestionStep => 'asks' in step);
export const questions: readonly Question[] = questionSteps.flatMap(({ asks }): readonly Question[] => asks);

/** The step that asks a question. */
export const stepWith = (question: Question): QuestionStep =>
  questionSteps.find(({ asks }) => asks.some((one) => one === question)) ?? steps[1];

export const indexOf = (screen: Screen) => screens.indexOf(screen);

/** How many questions were asked before a screen, and with it. */
export function questionsUpTo(screen: Screen): { before: number; last: number } {
  const countUntil = (index: number) =>
    steps.slice(0, index).reduce((sum, step: Step) => sum + (step.asks?.length ?? 0), 0);
  const index = indexOf(screen);
  return { before: countUntil(index), last: countUntil(index + 1) };
}

export const needsConsent = (screen: Screen) =>
  steps.some((step) => step.screen === screen && 'needsConsent' in step);

/** The position after or before a screen, passing over the consent if it has been given. */
export function indexBeside(screen: Screen, direction: 1 | -1, hasConsent: boolean): number {
  const index = indexOf(screen) + direction;
  const step: Step | undefined = steps[index];
  return step?.asksConsent && hasConsent ? index + direction : index;
}

/** The screen that an answer's problem ends the onboarding with, if any. */
export function endOf(question: Question, problem: string) {
  const { ends }: Step = stepWith(question);
  return ends?.[problem];
}
