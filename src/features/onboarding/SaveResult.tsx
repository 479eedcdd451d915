import type { Onboarding } from './state.ts';
import type { OnboardingWords } from './props.ts';
import type { Saving } from './saving.ts';
import '#site/ui/button.css';
import '#site/ui/surface.css';
import './onboarding.css';

interface SaveResultProps extends OnboardingWords, Pick<Onboarding, 'save' | 'saveHere'> {
  saving: Saving;
  /** Whether the answers are still there after visiting another page. */
  lasting: boolean;
  isSold: boolean;
}

/** Where the result is stored, and how to save it to an account. */
export function SaveResult({
  texts: { storing: t },
  errors,
  paths,
  saving,
  lasting,
  isSold,
  save,
  saveHere,
}: SaveResultProps) {
  const offered = isSold ? t.offered : t.offeredDoctor;
  const words = {
    offered: saving.state === 'offered' && saving.signedIn ? t.offeredSignedIn : offered,
    asking: t.asking,
    storing: t.storing,
    stored: t.stored,
    waiting: t.waiting,
    'signed-out': t.signedOut,
    failed: saving.state === 'failed' ? `${errors[saving.code]} ${t.failed}` : '',
  }[saving.state];
  const signIn = (label: string) =>
    lasting ? (
      <a className="button secondary" href={paths.login} onClick={save}>
        {label}
      </a>
    ) : (
      <button className="button secondary" type="button" onClick={saveHere}>
        {label}
      </button>
    );
  return (
    <section className="onb-keep surface sage at-start" aria-labelledby="onb-keep" data-state={saving.state}>
      <h2 id="onb-keep" tabIndex={-1}>
        {t.title}
      </h2>
      <p role="status">{words}</p>
      {saving.state === 'offered' && !saving.signedIn && signIn(t.create)}
      {saving.state === 'offered' && saving.signedIn && (
        <button className="button secondary" type="button" onClick={save}>
          {t.keep}
        </button>
      )}
      {saving.state === 'signed-out' && signIn(t.signIn)}
      {(saving.state === 'failed' || saving.state === 'waiting') && (
        <button className="button secondary" type="button" onClick={save}>
          {t.again}
        </button>
      )}
    </section>
  );
}
