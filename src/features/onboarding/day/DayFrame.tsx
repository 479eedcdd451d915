import type { ReactNode } from 'react';
import type { OnboardingTexts } from '../props.ts';

export const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="surface onb-day" aria-labelledby="onb-day">
    <h2 id="onb-day">{title}</h2>
    {children}
  </section>
);

/** Four meals in their shape: what comes takes the same room. */
export const Waiting = ({ label }: { label: string }) => (
  <div className="day-waiting" role="status">
    <p className="visually-hidden">{label}</p>
    <div className="day-meals" aria-hidden="true">
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className="day-meal skeleton">
          <span className="day-picture" />
          <span />
          <span className="short" />
        </div>
      ))}
    </div>
  </div>
);

interface FailedProps {
  texts: OnboardingTexts['day'];
  retry: () => void;
}

export const Failed = ({ texts, retry }: FailedProps) => (
  <div className="day-failed" role="alert">
    <p>{texts.failed}</p>
    <button className="button secondary" type="button" onClick={retry}>
      {texts.retry}
    </button>
  </div>
);
