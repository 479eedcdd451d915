import type { AccountTexts } from './texts.ts';

/** Nothing bought yet: no reproach, and a way on. */
export const EmptyCard = ({ texts }: { texts: AccountTexts }) => (
  <section className="surface blush account-wide" aria-labelledby="account-empty">
    <h2 id="account-empty">{texts.empty.title}</h2>
    <p>{texts.empty.text}</p>
    <p className="account-actions">
      <a className="button primary" href={texts.paths.plans}>
        {texts.empty.plans}
      </a>
      <a className="button secondary" href={texts.paths.recipes}>
        {texts.empty.recipes}
      </a>
    </p>
  </section>
);
