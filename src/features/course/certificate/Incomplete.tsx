import { fill } from '#domain/text/fill.ts';
import { formatDate } from '#domain/text/format.ts';
import type { CertificateView } from '#site/api/certificates.ts';
import type { CertificateTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/surface.css';
import './certificate.css';

interface Props {
  texts: CertificateTexts;
  view: Extract<CertificateView, { state: 'incomplete' }>;
}

export function Incomplete({ texts, view }: Props) {
  const { incomplete: t, paths } = texts;
  return (
    <section className="surface">
      <h2>{t.title}</h2>
      <p>{fill(t.text, { last: formatDate(new Date(view.lastDay)) })}</p>
      <h3>{t.open}</h3>
      <ul role="list" className="certificate-missing stack-s">
        {view.missing.map(({ number, slug, title, isHeard, isAnswered }) => (
          <li key={slug}>
            <span aria-hidden="true">{number}</span>
            <div>
              <a href={`${paths.module}${slug}`}>{title}</a>
              <p className="small-print dense">{isHeard ? t.answer : isAnswered ? t.listen : t.both}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a className="button primary" href={paths.course}>
          {t.link}
        </a>
      </p>
    </section>
  );
}
