import type { Storing } from '#site/stores/onboarding/storing.ts';
import type { OnboardingWords } from './props.ts';

interface Props extends OnboardingWords {
  storing: Storing;
  keep: () => void;
}

/** Where the result is, and what it takes to keep it. */
export function Keep({ texts: { storing: t }, errors, paths, storing, keep }: Props) {
  const words = {
    offered: storing.state === 'offered' && storing.signedIn ? t.offeredSignedIn : t.offered,
    asking: t.asking,
    storing: t.storing,
    stored: t.stored,
    waiting: t.waiting,
    'signed-out': t.signedOut,
    failed: storing.state === 'failed' ? `${errors[storing.code]} ${t.failed}` : '',
  }[storing.state];
  return (
    <section className="onb-keep" aria-labelledby="onb-keep" data-state={storing.state}>
      <h2 id="onb-keep">{t.title}</h2>
      <p role="status">{words}</p>
      {storing.state === 'offered' && !storing.signedIn && (
        <a className="button primary" href={paths.login} onClick={keep}>
          {t.create}
        </a>
      )}
      {storing.state === 'offered' && storing.signedIn && (
        <button className="button primary" type="button" onClick={keep}>
          {t.keep}
        </button>
      )}
      {storing.state === 'signed-out' && (
        <a className="button primary" href={paths.login} onClick={keep}>
          {t.signIn}
        </a>
      )}
      {(storing.state === 'failed' || storing.state === 'waiting') && (
        <button className="button secondary" type="button" onClick={keep}>
          {t.again}
        </button>
      )}
    </section>
  );
}
