import type { Onboarding } from '#site/stores/onboarding/state.ts';
import type { Storing } from '#site/stores/onboarding/storing.ts';
import type { OnboardingWords } from './props.ts';

interface Props extends OnboardingWords, Pick<Onboarding, 'keep' | 'keepHere'> {
  storing: Storing;
  /** Whether the answers are there when she comes back from another page. */
  lasting: boolean;
}

/** Where the result is, and what it takes to keep it. */
export function Keep({ texts: { storing: t }, errors, paths, storing, lasting, keep, keepHere }: Props) {
  const words = {
    offered: storing.state === 'offered' && storing.signedIn ? t.offeredSignedIn : t.offered,
    asking: t.asking,
    storing: t.storing,
    stored: t.stored,
    waiting: t.waiting,
    'signed-out': t.signedOut,
    failed: storing.state === 'failed' ? `${errors[storing.code]} ${t.failed}` : '',
  }[storing.state];
  const signIn = (label: string) =>
    lasting ? (
      <a className="button primary" href={paths.login} onClick={keep}>
        {label}
      </a>
    ) : (
      <button className="button primary" type="button" onClick={keepHere}>
        {label}
      </button>
    );
  return (
    <section className="onb-keep" aria-labelledby="onb-keep" data-state={storing.state}>
      <h2 id="onb-keep" tabIndex={-1}>
        {t.title}
      </h2>
      <p role="status">{words}</p>
      {storing.state === 'offered' && !storing.signedIn && signIn(t.create)}
      {storing.state === 'offered' && storing.signedIn && (
        <button className="button primary" type="button" onClick={keep}>
          {t.keep}
        </button>
      )}
      {storing.state === 'signed-out' && signIn(t.signIn)}
      {(storing.state === 'failed' || storing.state === 'waiting') && (
        <button className="button secondary" type="button" onClick={keep}>
          {t.again}
        </button>
      )}
    </section>
  );
}
