import { atom, type ReadableAtom } from 'nanostores';
import type { DeclarationKind, DocumentView } from '#domain/shop/declaration.ts';
import type { NoticesClient } from '#site/clients/notices.ts';

export type Fields = Readonly<Record<string, string>>;

export type NoticeState =
  | { step: 'writing'; fault?: 'too_many' | 'failed' }
  /** The second step of a withdrawal. */
  | { step: 'reviewing'; fields: Fields; fault?: 'too_many' | 'failed' }
  | { step: 'sending'; fields: Fields }
  | { step: 'received'; acknowledgement: DocumentView };

export interface NoticeStore {
  $state: ReadableAtom<NoticeState>;
  /** The form is filled in: a cancellation goes out, a withdrawal is shown once more. */
  submit: (fields: Fields) => Promise<void>;
  confirm: () => Promise<void>;
  change: () => void;
}

/** A declaration has one id, however often it has to be sent until it arrives. */
export function createNotice(kind: DeclarationKind, client: NoticesClient, newId: () => string): NoticeStore {
  const $state = atom<NoticeState>({ step: 'writing' });
  const sent = { text: '', id: '' };

  function idFor(fields: Fields): string {
    const text = JSON.stringify(fields);
    if (text !== sent.text) Object.assign(sent, { text, id: newId() });
    return sent.id;
  }

  async function send(fields: Fields) {
    if ($state.get().step === 'sending') return;
    $state.set({ step: 'sending', fields });
    const answer = await client.declare(kind, { ...fields, id: idFor(fields) });
    if (answer.state === 'ok') {
      $state.set({ step: 'received', acknowledgement: answer.data.acknowledgement });
      return;
    }
    const fault = answer.code === 'rate_limited' ? 'too_many' : 'failed';
    $state.set(kind === 'cancel' ? { step: 'writing', fault } : { step: 'reviewing', fields, fault });
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
