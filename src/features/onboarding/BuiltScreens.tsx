import { emptyForm } from '#domain/questions.ts';
import { Status, Welcome } from './OnboardingView.tsx';
import type { OnboardingWords } from './props.ts';
import { QuestionScreen } from './QuestionScreen.tsx';

/** What the page is built with: the first screen, before anything runs. */
export const FirstScreen = (words: OnboardingWords) => (
  <>
    <Status />
    <Welcome {...words} moved={false} withdrawn={false} />
  </>
);

const later = { type: () => undefined, next: () => undefined, back: () => undefined, pause: () => undefined };

/** The first question as the page holds it ready: it is answered before the island is there. */
export const FirstQuestion = (words: OnboardingWords) => (
  <>
    <Status />
    <QuestionScreen
      {...words}
      state={{
        screen: 'question',
        question: 'name',
        form: emptyForm,
        ready: true,
        offline: false,
        lasting: true,
      }}
      verbs={later}
    />
  </>
);
