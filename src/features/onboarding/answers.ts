import { emptyDraft, type Draft } from '#domain/onboarding/draft.ts';
import type { Screen } from '#domain/onboarding/flow.ts';
import { storedForm, type StoredPerson } from '#domain/onboarding/stored-answers.ts';
import { draftStorage } from '#site/browser/answers/draft-storage.ts';
import type { OtherTabs } from '#site/browser/other-tabs.ts';

export interface Answers {
  draft: () => Draft;
  /** Whether they survive a reload. */
  lasting: () => boolean;
  change: (part: Partial<Draft>) => void;
  /** Sets the screen of this tab, which other tabs only learn with the next answer. */
  setScreen: (screen: Screen) => void;
  /** Whether the account holds exactly these answers. */
  areSaved: () => boolean;
  /** They have been saved to the account, and are removed from the device. */
  markSaved: () => void;
  /** Takes over the account's answers; returns whether there were any. */
  takeFromAccount: (person: StoredPerson) => boolean;
  /** Takes over the answers stored on the device; returns whether there were any. */
  takeFromDevice: () => boolean;
  /** The consent is no longer valid: the answers move back to the tab's own storage. */
  dropConsent: () => void;
  /** Removes them from the device, and leaves them on the screen to be corrected. */
  removeFromDevice: () => void;
  forget: () => void;
}

/** The answers of this visit: in memory, and stored as far as the consent and the browser allow. */
export function createAnswers(otherTabs: Pick<OtherTabs, 'say'>): Answers {
  let draft = emptyDraft(0);
  let lasting = true;
  let saved: Pick<Draft, 'form' | 'pace'> | undefined;

  const areSaved = () => saved?.form === draft.form && saved.pace === draft.pace;

  return {
    draft: () => draft,
    lasting: () => lasting,
    areSaved,
    setScreen(screen) {
      draft = { ...draft, screen };
    },
    change(part) {
      draft = { ...draft, ...part, changed: Date.now() };
      if (areSaved()) return;
      lasting = draftStorage.write(draft);
      // Before the consent nothing is shared: each tab has its own answers.
      if (draft.consent) otherTabs.say();
    },
    markSaved() {
      saved = draft;
      lasting = true;
      draftStorage.remove();
      otherTabs.say();
    },
    takeFromAccount(person) {
      const found = storedForm(person);
      if (!found) return false;
      const { form, pace, consent } = found;
      draft = { ...emptyDraft(Date.now()), form, pace, screen: 'summary', ...(consent ? { consent } : {}) };
      saved = draft;
      return true;
    },
    takeFromDevice() {
      const found = draftStorage.read();
      if (found && found.changed > draft.changed) draft = found;
      return found !== undefined;
    },
    dropConsent() {
      draft = { ...draft };
      delete draft.consent;
      lasting = draftStorage.write(draft);
    },
    removeFromDevice() {
      draftStorage.remove();
    },
    forget() {
      draft = emptyDraft(0);
      saved = undefined;
      lasting = true;
      draftStorage.remove();
    },
  };
}
