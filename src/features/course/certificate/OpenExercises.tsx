import { fill } from '#domain/text/fill.ts';
import type { CertificateView } from '#site/api/certificates.ts';
import type { CertificateTexts } from './texts.ts';

interface Props {
  texts: CertificateTexts;
  view: Extract<CertificateView, { state: 'complete' }>;
}

/** Minutes that would be missing from the certificate, while there is time to make up for them. */
export function OpenExercises({ texts: { minutes: t, paths }, view: { minutes } }: Props) {
  const { seen, planned, open } = minutes;
  if (seen >= planned) return null;
  return (
    <section className="surface blush certificate-open" aria-labelledby="open-exercises">
      <h2 id="open-exercises">{fill(t.title, { seen, planned })}</h2>
      <p>{t.text}</p>
      <ul>
        {open.map(({ number, slug, title }) => (
          <li key={slug}>
            <a href={`${paths.module}${slug}#uebungen`}>{fill(t.module, { number, title })}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
