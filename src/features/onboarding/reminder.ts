import { atom } from 'nanostores';
import { isMailable } from '#domain/mail/email.ts';
import type { Locale } from '#domain/text/locales.ts';
import { askQuizReminder } from '#site/api/quiz-reminder.ts';
import { call } from '#site/browser/member-call.ts';
import { askedReminder, callOffReminder } from '#site/browser/quiz-reminder.ts';

type Reminder =
  | {
      state: 'form';
      typed: string;
      agreed: boolean;
      busy: boolean;
      /** What prevented sending, by field. */
      lacks: { email?: true; agreed?: true };
      failed?: 'full' | 'failed';
      calledOff?: true;
    }
  /** `due` in milliseconds. */
  | { state: 'asked'; due: number; busy: boolean; failed?: 'failed' };

const ask = call(askQuizReminder);
const dayMs = 86_400_000;
const blank = { state: 'form', typed: '', agreed: false, busy: false, lacks: {} } as const;

/** The reminder of an unfinished quiz: requested with an address and a ticked box, and cancelled with one press. */
export function createReminder(locale: Locale) {
  const isAsked = (at: number): Reminder => ({ state: 'asked', due: at + dayMs, busy: false });
  const before = askedReminder.read();
  const $reminder = atom<Reminder>(before ? isAsked(before.asked) : blank);

  function change(part: Partial<Pick<Extract<Reminder, { state: 'form' }>, 'typed' | 'agreed' | 'lacks'>>) {
    const shown = $reminder.get();
    if (shown.state === 'form') $reminder.set({ ...blank, ...shown, ...part });
  }

  return {
    $reminder,
    type: (typed: string) => {
      change({ typed, lacks: {} });
    },
    agree: (agreed: boolean) => {
      change({ agreed, lacks: {} });
    },
    submit: async () => {
      const shown = $reminder.get();
      if (shown.state !== 'form' || shown.busy) return;
      const { typed, agreed } = shown;
      const email = typed.trim();
      const form = { ...blank, typed, agreed };
      if (!isMailable(email) || !agreed) {
        const lacks = {
          ...(isMailable(email) ? {} : { email: true as const }),
          ...(agreed ? {} : { agreed: true as const }),
        };
        $reminder.set({ ...form, lacks });
        return;
      }
      $reminder.set({ ...form, busy: true });
      const answer = await ask({ email, locale, agreed });
      if (answer.state === 'failed') {
        $reminder.set({ ...form, failed: answer.code === 'rate_limited' ? 'full' : 'failed' });
        return;
      }
      const at = Date.now();
      askedReminder.write({ token: answer.data.token, asked: at });
      $reminder.set(isAsked(at));
    },
    callOff: async () => {
      const shown = $reminder.get();
      if (shown.state !== 'asked' || shown.busy) return;
      $reminder.set({ ...shown, busy: true });
      if (await callOffReminder()) $reminder.set({ ...blank, calledOff: true });
      else $reminder.set({ ...shown, busy: false, failed: 'failed' });
    },
  };
}
