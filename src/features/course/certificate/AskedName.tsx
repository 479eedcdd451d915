import { useEffect, useRef } from 'react';
import { fill } from '#domain/text/fill.ts';
import { formatDate } from '#domain/text/format.ts';
import type { CertificateView } from '#site/api/certificates.ts';
import type { CertificateTexts } from './texts.ts';
import '#site/ui/surface.css';
import './certificate.css';

interface Props {
  texts: CertificateTexts;
  naming: Extract<CertificateView, { state: 'complete' | 'made' }>['naming'];
}

/** A request in another's name, which waits for the course leader or was refused by her. */
export function AskedName({ texts: { asked: t }, naming: { asked, booked } }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const since = asked?.asked;
  const known = useRef(since);
  // The form that sent it, further down the page, starts again.
  useEffect(() => {
    if (since !== undefined && since !== known.current) heading.current?.focus();
    known.current = since;
  }, [since]);
  if (!asked) return null;
  const { name, state } = asked;
  const date = formatDate(new Date(asked.asked));
  return (
    <section className="surface sage certificate-open" role="status">
      <h2 ref={heading} tabIndex={-1}>
        {t[state].title}
      </h2>
      <p>{fill(t[state].text, { name, booked, date })}</p>
    </section>
  );
}
