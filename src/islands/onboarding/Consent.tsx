import { Heading } from './Heading.tsx';
import type { OnboardingWords } from './props.ts';

interface Props extends OnboardingWords {
  notice: 'again' | 'declined' | undefined;
  agree: () => void;
  decline: () => void;
  back: () => void;
}

/** A yes of its own to the processing of health data. Both answers are the same kind of button. */
export function Consent({ texts, paths, notice, agree, decline, back }: Props) {
  const { consent: t, nav } = texts;
  const points = [
    { title: t.whyTitle, text: t.why },
    { title: t.whereTitle, text: t.where },
    { title: t.freeTitle, text: t.free },
  ];
  return (
    <div className="onb-screen">
      <p className="onb-eyebrow">{t.eyebrow}</p>
      <Heading focused>{t.title}</Heading>
      <div role="status">{notice && <p className="onb-note">{t[notice]}</p>}</div>
      <p className="onb-lead">{t.what}</p>
      <dl className="onb-terms">
        {points.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={paths.privacy} target="_blank">
          {t.privacy}
        </a>
      </p>
      <div className="onb-answers">
        <button className="button secondary" type="button" onClick={decline}>
          {t.decline}
        </button>
        <button className="button secondary" type="button" onClick={agree}>
          {t.agree}
        </button>
      </div>
      <div className="onb-ways">
        <button className="button quiet" type="button" onClick={back}>
          {nav.back}
        </button>
      </div>
    </div>
  );
}
