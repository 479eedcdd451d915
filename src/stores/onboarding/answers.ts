import { emptyDraft, type Draft, type Screen } from '#domain/draft.ts';
import { storedForm, type StoredPerson } from '#domain/stored-answers.ts';
import type { DraftBox } from '#site/clients/draft-box.ts';

export interface AnswersDeps {
  box: DraftBox;
  /** Hears when another tab has changed or removed what they share. */
  otherTabs: { say: () => void; listen: (heard: () => void) => void };
  now: () => number;
}

/** The answers of this visit: in memory first, and on the device as far as she allows and it can. */
export interface Answers {
  draft: () => Draft;
  /** Whether a reload would find them again. */
  lasting: () => boolean;
  change: (part: Partial<Draft>) => void;
  /** Which screen this tab shows: its own affair until something is answered there. */
  at: (screen: Screen) => void;
  /** Whether her account holds exactly these. */
  areStored: () => boolean;
  /** They are in her account now, and leave the device. */
  markStored: () => void;
  /** Takes up what her account holds. */
  takeStored: (person: StoredPerson) => boolean;
  /** Takes up what lies on the device; says whether there was something. */
  takeUp: () => boolean;
  /** What was agreed to counts no longer: the answers are the tab's own again. */
  dropConsent: () => void;
  /** Nothing of them stays on the device; what is on the screen may be corrected. */
  leaveDevice: () => void;
  forget: () => void;
}

export function createAnswers({ box, otherTabs, now }: AnswersDeps): Answers {
  let draft = emptyDraft(0);
  let lasting = true;
  let stored: Pick<Draft, 'form' | 'pace'> | undefined;

  const areStored = () => stored?.form === draft.form && stored.pace === draft.pace;

  return {
    draft: () => draft,
    lasting: () => lasting,
    areStored,
    at(screen) {
      draft = { ...draft, screen };
    },
    change(part) {
      draft = { ...draft, ...part, changed: now() };
      if (areStored()) return;
      lasting = box.keep(draft);
      // Before her consent nothing is shared: each tab's answers are its own.
      if (draft.consent) otherTabs.say();
    },
    markStored() {
      stored = draft;
      lasting = true;
      box.forget();
      otherTabs.say();
    },
    takeStored(person) {
      const found = storedForm(person);
      if (!found) return false;
      const { form, pace, consent } = found;
      draft = { ...emptyDraft(now()), form, pace, screen: 'summary', ...(consent ? { consent } : {}) };
      stored = draft;
      return true;
    },
    takeUp() {
      const found = box.read();
      if (found && found.changed > draft.changed) draft = found;
      return found !== undefined;
    },
    dropConsent() {
      draft = { ...draft };
      delete draft.consent;
      lasting = box.keep(draft);
    },
    leaveDevice() {
      box.forget();
    },
    forget() {
      draft = emptyDraft(0);
      stored = undefined;
      lasting = true;
      box.forget();
    },
  };
}
