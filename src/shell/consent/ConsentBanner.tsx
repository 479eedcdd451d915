import type { ConsentChoice } from '#domain/consent/consent.ts';
import { returnFocus } from './banner.ts';
import { consent } from './consent.ts';
import './consent.css';

interface BannerTexts {
  title: string;
  text: string;
  privacy: { text: string; path: string };
  decline: string;
  accept: string;
}

interface Props {
  texts: BannerTexts;
}

/** Two equal answers. Both return the focus to where it came from. */
export function ConsentBanner({ texts }: Props) {
  const choose = (choice: ConsentChoice, button: HTMLElement) => {
    // Presses before hydration are replayed late: the focus may have moved.
    const isFocused = document.activeElement === button;
    void consent.choose(choice);
    if (isFocused) returnFocus();
  };
  const answers = [
    { choice: 'declined', label: texts.decline },
    { choice: 'accepted', label: texts.accept },
  ] as const;
  return (
    <aside className="consent-card wrap stack-xs" aria-labelledby="consent-title">
      <div className="consent-words">
        <h2 id="consent-title">{texts.title}</h2>
        <p className="soft">
          {' '}
          {texts.text} <a href={texts.privacy.path}>{texts.privacy.text}</a>
        </p>
      </div>
      <div className="consent-answers">
        {answers.map(({ choice, label }) => (
          <button key={choice} type="button" onClick={({ currentTarget }) => choose(choice, currentTarget)}>
            {label}
          </button>
        ))}
      </div>
    </aside>
  );
}
