import type { Declaration, LinkPurpose } from '#domain/shop/declaration.ts';
import type { KnownDeclaration } from './declaration-store.ts';

/** What the page behind a link in our mail shows: a question with a button, or what has become of it. */
export type LinkView =
  | 'confirm_cancel'
  | 'confirm_withdraw'
  | 'object'
  | 'take_back'
  | 'confirmed'
  | 'done'
  | 'objected'
  | 'taking_back'
  | 'taken_back'
  | 'not_undone'
  | 'busy'
  | 'too_late'
  | 'gone';

/** Pure: opening a link changes nothing, however often a mail scanner or its reader does so. */
export function linkView(
  purpose: LinkPurpose,
  { declaration, progress }: Pick<KnownDeclaration, 'declaration' | 'progress'>,
  { canBeTakenBack, wasCarriedOut }: { canBeTakenBack: boolean; wasCarriedOut: boolean },
): LinkView {
  switch (progress.state) {
    case 'received':
      return 'gone';
    case 'waiting_for_objection':
    case 'needs_contract':
      return purpose === 'confirm' ? `confirm_${declaration.kind}` : purpose;
    case 'due':
      if (purpose === 'confirm') return 'confirmed';
      return purpose === 'take_back' ? 'busy' : 'too_late';
    case 'carried_out':
      if (purpose === 'take_back' && canBeTakenBack) return 'take_back';
      return purpose === 'confirm' ? 'done' : 'too_late';
    case 'objected':
    case 'not_undone':
      return progress.state;
    case 'taken_back':
      return progress.isUndone || !wasCarriedOut ? 'taken_back' : 'taking_back';
  }
}

/**
 * A cancellation that has been carried out can be taken back until it takes effect, if no money has moved and the
 * contract was not cancelled once more since.
 */
export const canBeTakenBack = (
  { kind }: Pick<Declaration, 'kind'>,
  result: { endsAt: Date | null; refundedCents: number | null } | undefined,
  { isCancelledAnew, now }: { isCancelledAnew: boolean; now: Date },
): boolean =>
  !isCancelledAnew &&
  kind === 'cancel' &&
  result?.refundedCents === null &&
  result.endsAt !== null &&
  result.endsAt > now;
