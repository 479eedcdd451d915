import { atom, type ReadableAtom } from 'nanostores';
import type { DeclarationKind, DocumentView } from '#domain/shop/declaration.ts';
import type { cancel } from '#site/api/declarations.ts';
import type { CallOf } from '#site/browser/call.ts';
import { expectsMember } from '#site/browser/signed-in-hint.ts';

export type Fields = Readonly<Record<string, string>>;

/** `slowed`: the rate limit is reached, and an e-mail is just as valid. */
type Failure = 'failed' | 'slowed';

export type DeclarationState =
  | { step: 'writing'; failure?: Failure }
  | { step: 'reviewing'; fields: Fields; failure?: Failure }
  | { step: 'sending'; fields: Fields }
  | { step: 'received'; acknowledgement: DocumentView };

interface DeclarationStore {
  $state: ReadableAtom<DeclarationState>;
  /** Sends a cancellation, or shows a withdrawal for confirmation. */
  submit: (fields: Fields) => Promise<void>;
  confirm: () => Promise<void>;
  change: () => void;
}

/** A cancellation or withdrawal. Sending it again is harmless: the Worker takes equal ones as one. */
function createDeclaration(kind: DeclarationKind, declare: CallOf<typeof cancel>): DeclarationStore {
  const $state = atom<DeclarationState>({ step: 'writing' });

  async function send(fields: Fields) {
    if ($state.get().step === 'sending') return;
    $state.set({ step: 'sending', fields });
    const answer = await declare(fields);
    if (answer.state === 'ok') {
      $state.set({ step: 'received', acknowledgement: answer.data.acknowledgement });
      return;
    }
    const isSlowed = answer.code === 'rate_limited';
    const failure = isSlowed ? 'slowed' : 'failed';
    $state.set(kind === 'cancel' ? { step: 'writing', failure } : { step: 'reviewing', fields, failure });
  }

  return {
    $state,
    async submit(fields) {
      if (kind === 'cancel') await send(fields);
      else $state.set({ step: 'reviewing', fields });
    },
    async confirm() {
      const state = $state.get();
      if (state.step === 'reviewing') await send(state.fields);
    },
    change() {
      if ($state.get().step === 'reviewing') $state.set({ step: 'writing' });
    },
  };
}

const loadClient = () => import('./page-declarations-client.ts');

/** Loaded on focus, as the form is read more often than filled in. */
const declareAs =
  (kind: DeclarationKind): CallOf<typeof cancel> =>
  async (fields) => {
    try {
      const { declare } = await loadClient();
      return await declare[kind](fields);
    } catch {
      return { state: 'failed', code: 'unreachable' };
    }
  };

export const preloadDeclaration = () => {
  loadClient().catch(() => undefined);
};

/** What the member's account knows of the form. */
export async function ownFields(kind: DeclarationKind): Promise<Fields> {
  try {
    return expectsMember() ? await (await loadClient()).ownFields(kind) : {};
  } catch {
    return {};
  }
}

export const openDeclaration = (kind: DeclarationKind) => createDeclaration(kind, declareAs(kind));
