import { atom, type ReadableAtom } from 'nanostores';
import { isEmail } from '#domain/email.ts';
import type { Locale } from '#domain/locales.ts';
import type { askQuizReminder } from '#site/api/quiz-reminder.ts';
import type { StoredValue } from '#site/browser/browser-storage.ts';
import type { CallOf } from '#site/browser/call.ts';
import type { AskedReminder } from '#site/browser/quiz-reminder.ts';

type Reminder =
  | {
      state: 'form';
      typed: string;
      agreed: boolean;
      busy: boolean;
      /** What kept it from being sent, by field. */
      lacks: { email?: true; agreed?: true };
      failed?: 'full' | 'failed';
      calledOff?: true;
    }
  /** `due` in milliseconds. */
  | { state: 'asked'; due: number; busy: boolean; failed?: 'failed' };

interface ReminderDeps {
  ask: CallOf<typeof askQuizReminder>;
  callOff: () => Promise<boolean>;
  asked: StoredValue<AskedReminder>;
  locale: Locale;
  now: () => number;
}

export interface ReminderStore {
  $reminder: ReadableAtom<Reminder>;
  type: (typed: string) => void;
  agree: (agreed: boolean) => void;
  submit: () => Promise<void>;
  callOff: () => Promise<void>;
}

const dayMs = 86_400_000;
const blank = { state: 'form', typed: '', agreed: false, busy: false, lacks: {} } as const;

/** The reminder of an unfinished quiz: asked for with an address and a tick, and called off with one press. */
export function createReminder({ ask, callOff, asked, locale, now }: ReminderDeps): ReminderStore {
  const isAsked = (at: number): Reminder => ({ state: 'asked', due: at + dayMs, busy: false });
  const before = asked.read();
  const $reminder = atom<Reminder>(before ? isAsked(before.asked) : blank);

  function change(part: Partial<Pick<Extract<Reminder, { state: 'form' }>, 'typed' | 'agreed' | 'lacks'>>) {
    const shown = $reminder.get();
    if (shown.state === 'form') $reminder.set({ ...blank, ...shown, ...part });
  }

  return {
    $reminder,
    type(typed) {
      change({ typed, lacks: {} });
    },
    agree(agreed) {
      change({ agreed, lacks: {} });
    },
    async submit() {
      const shown = $reminder.get();
      if (shown.state !== 'form' || shown.busy) return;
      const { typed, agreed } = shown;
      const email = typed.trim();
      const form = { ...blank, typed, agreed };
      if (!isEmail(email) || !agreed) {
        const lacks = {
          ...(isEmail(email) ? {} : { email: true as const }),
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
      const at = now();
      asked.write({ token: answer.data.token, asked: at });
      $reminder.set(isAsked(at));
    },
    async callOff() {
      const shown = $reminder.get();
      if (shown.state !== 'asked' || shown.busy) return;
      $reminder.set({ ...shown, busy: true });
      if (await callOff()) $reminder.set({ ...blank, calledOff: true });
      else $reminder.set({ ...shown, busy: false, failed: 'failed' });
    },
  };
}
