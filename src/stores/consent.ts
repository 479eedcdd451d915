import { atom, type ReadableAtom } from 'nanostores';
import { decide, type ConsentChoice, type ConsentReceipt, type ConsentRecord } from '#domain/consent.ts';
import type { Locale } from '#domain/locales.ts';

export type ConsentState =
  | { step: 'undecided' }
  /** The browser objects on her behalf (Global Privacy Control): a refusal until she says otherwise. */
  | { step: 'objected' }
  /** `kept` is false where nothing can be stored: then the choice holds for this page, and nothing is loaded. */
  | { step: 'decided'; record: ConsentRecord; kept: boolean };

/** Where the record lies. Both may fail silently: storage is blocked, full, or cleared midway. */
export interface ConsentJar {
  read: () => ConsentRecord | undefined;
  write: (record: ConsentRecord) => void;
}

export interface ConsentDeps {
  jar: ConsentJar;
  language: Locale;
  now: () => number;
  randomId: () => string;
  objects: () => boolean;
  /** Whether the Worker has the receipt now. Called off, its answer sets no cookie any more. */
  tell: (receipt: ConsentReceipt, callOff: AbortSignal) => Promise<boolean>;
  otherTabs: { say: () => void; listen: (heard: () => void) => void };
  tools: { start: () => void; erase: () => void };
  reload: () => void;
}

export interface Consent {
  $state: ReadableAtom<ConsentState>;
  choose: (choice: ConsentChoice) => Promise<void>;
  /** Takes up what was decided earlier: starts the tools, or catches up on an untold receipt. */
  resume: () => Promise<void>;
}

export function createConsent(deps: ConsentDeps): Consent {
  const { jar, tools } = deps;
  let running = false;
  let leaving = false;
  let line = new AbortController();

  const asStored = (): ConsentState => {
    const record = jar.read();
    if (record) return { step: 'decided', record, kept: true };
    return { step: deps.objects() ? 'objected' : 'undecided' };
  };
  const $state = atom(asStored());

  const recordOf = (state: ConsentState) => (state.step === 'decided' ? state.record : undefined);

  function settle(state: ConsentState) {
    if (leaving) return;
    $state.set(state);
    const allowed = state.step === 'decided' && state.kept && state.record.status === 'accepted';
    if (allowed && !running) {
      running = true;
      tools.start();
    } else if (!allowed && running) {
      leaving = true;
      tools.erase();
      deps.reload();
    }
  }

  const tell = ({ id, status: choice, version, language, replaces }: ConsentRecord) =>
    deps.tell({ id, choice, version, language, ...(replaces ? { replaces } : {}) }, line.signal);

  /** An answer brings the cookie along, set by the Worker: an older choice's must not overrule the last one. */
  function callOff() {
    line.abort();
    line = new AbortController();
  }

  deps.otherTabs.listen(() => {
    const state = $state.get();
    if (state.step === 'decided' && !state.kept) return;
    if (recordOf(asStored())?.id !== recordOf(state)?.id) callOff();
    settle(asStored());
  });

  return {
    $state,
    async choose(choice) {
      const before = jar.read() ?? recordOf($state.get());
      const circumstances = { id: deps.randomId(), time: deps.now(), language: deps.language };
      const record = decide(choice, before ? { ...circumstances, replaces: before.id } : circumstances);
      jar.write(record);
      callOff();
      // What the Worker has not heard yet may be a refusal: no link may be missing in the chain.
      const telling = [...(before?.told === false ? [before] : []), record].map(tell);
      settle({ step: 'decided', record, kept: jar.read()?.id === record.id });
      deps.otherTabs.say();
      await Promise.all(telling);
    },
    async resume() {
      const state = asStored();
      settle(state);
      const record = recordOf(state);
      if (record && record.told !== true) await tell(record);
    },
  };
}
