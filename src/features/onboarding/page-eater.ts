import { dayInGermany } from '#domain/calendar.ts';
import { eaterOfForm, type Eater } from '#domain/meal-plan/eater.ts';
import type { Form } from '#domain/questions.ts';
import { storedForm } from '#domain/stored-answers.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';
import { draftStorage } from '#site/browser/answers/page-draft.ts';
import { session } from '#site/browser/page-session.ts';

const eaterFrom = ({ form, pace }: { form: Form; pace: number }) =>
  eaterOfForm(form, pace, dayInGermany(new Date()));

/** From the answers in the account of who is signed in. */
const fromAccount = () =>
  new Promise<Eater | undefined>((resolve) => {
    const stop = session.$state.subscribe((known) => {
      if (known.state === 'loading') return;
      const stored = known.state === 'member' ? storedForm(known.member) : undefined;
      resolve(stored && eaterFrom(stored));
      queueMicrotask(() => {
        stop();
      });
    });
    session.load();
  });

/**
 * Whom meals are planned for on this page: from the answers on this device after the consent to health data, else from
 * those in the account. Nothing of it stands in an address, and nothing is sent.
 */
export async function findEater(): Promise<Eater | undefined> {
  const draft = draftStorage.read();
  const here = draft?.consent && eaterFrom(draft);
  return here ?? (expectsMember() ? fromAccount() : undefined);
}
