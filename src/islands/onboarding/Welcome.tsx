import { Heading } from './Heading.tsx';
import type { OnboardingWords } from './props.ts';

interface Props extends OnboardingWords {
  moved: boolean;
  withdrawn: boolean;
  begin?: () => void;
}

/** The first screen: it stands in the page, and can be read before anything runs. */
export function Welcome({ texts: { welcome: t }, paths, moved, withdrawn, begin }: Props) {
  return (
    <div className="onb-screen">
      {withdrawn && (
        <p className="onb-note" role="status">
          {t.withdrawn}
        </p>
      )}
      <p className="onb-eyebrow">{t.eyebrow}</p>
      <Heading focused={moved}>{t.title}</Heading>
      <p className="onb-lead">{t.text}</p>
      <ul className="onb-points">
        {[t.first, t.second, t.third].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="onb-ways">
        <button className="button primary" type="button" onClick={begin}>
          {t.ready}
        </button>
        <a className="button quiet" href={paths.recipes}>
          {t.notReady}
        </a>
      </div>
      <p className="onb-small">{t.small}</p>
    </div>
  );
}
