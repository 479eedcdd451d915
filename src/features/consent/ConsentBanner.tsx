import { consent } from './page-consent.ts';

export interface BannerTexts {
  title: string;
  text: string;
  privacy: { text: string; path: string };
  decline: string;
  accept: string;
}

interface Props {
  texts: BannerTexts;
}

/** Two answers of the same kind. */
export function ConsentBanner({ texts }: Props) {
  const answers = [
    { choice: 'declined', label: texts.decline },
    { choice: 'accepted', label: texts.accept },
  ] as const;
  return (
    <section className="consent-card" aria-labelledby="consent-title">
      <div className="consent-words">
        <h2 id="consent-title">{texts.title}</h2>
        <p>
          {texts.text} <a href={texts.privacy.path}>{texts.privacy.text}</a>
        </p>
      </div>
      <div className="consent-answers">
        {answers.map(({ choice, label }) => (
          <button key={choice} type="button" onClick={() => void consent.choose(choice)}>
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}
