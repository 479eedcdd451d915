import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { fill } from '#domain/text/fill.ts';
import { attestedIn } from '#domain/course/certificate.ts';
import { formatDate } from '#domain/text/format.ts';
import type { CertificateView } from '#site/api/certificates.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { MemberPageFallback, useMemberPage } from '#site/shell/MemberPage.tsx';
import { Pack, type InsurerName } from './Pack.tsx';
import { Incomplete } from './Incomplete.tsx';
import { AskedName } from './AskedName.tsx';
import { Complete, ParticipantForm } from './ParticipantForm.tsx';
import { createCertificate, type CertificateStore, type Verb } from './state.ts';
import type { CertificateTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/surface.css';
import './certificate.css';

type Of<State extends CertificateView['state']> = Extract<CertificateView, { state: State }>;

interface Props {
  texts: CertificateTexts;
  insurers: readonly InsurerName[];
}

interface CardProps extends Props {
  store: CertificateStore;
}

function Made({ texts, insurers, store, view }: CardProps & { view: Of<'made'> }) {
  const { made: t, form, errors } = texts;
  const doing = useStore(store.$doing);
  const [isMending, setMending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const is = (state: 'busy' | 'done' | 'failed', verb: Verb) =>
    doing.state === state && doing.action.verb === verb && doing.action.course === view.course;
  const problemOf = (verb: Verb) =>
    is('failed', verb) && doing.state === 'failed' ? errors[doing.code] : undefined;
  const { name, naming, birthday, number, issued, about, address, canBeMended, course, order } = view;
  const { seen, planned } = attestedIn(about);
  const rows = [
    [t.for, name],
    [t.number, number],
    [t.issued, formatDate(new Date(issued))],
    [t.minutes, fill(t.minutesValue, { seen, planned })],
    [
      t.period,
      fill(t.periodValue, {
        from: formatDate(new Date(about.from)),
        until: formatDate(new Date(about.until)),
      }),
    ],
  ] as const;
  const isNew = is('done', 'request');
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  // The focused element is removed with the form.
  const close = () => {
    setMending(false);
    heading.current?.focus();
  };
  return (
    <>
      <AskedName texts={texts} naming={naming} />
      <div className="certificate-parts">
        <section className="surface sage certificate-made">
          <h2 ref={heading} tabIndex={-1}>
            {t.title}
          </h2>
          {isMending && canBeMended ? (
            <ParticipantForm
              texts={texts}
              given={{ name, birthday }}
              bookedBy={naming.booked}
              booked={about.from}
              problem={problemOf('request')}
              isBusy={is('busy', 'request')}
              button={form.save}
              onCancel={close}
              onSend={(participant) => {
                void store.request(course, { ...participant, minutes: about.minutes }).then((isDone) => {
                  if (isDone) close();
                });
              }}
            />
          ) : (
            <>
              <dl className="certificate-rows stack-xs">
                {rows.map(([label, value]) => (
                  <div key={label}>
                    <dt className="small-print">{label}</dt>
                    <dd className="strong">{value}</dd>
                  </div>
                ))}
              </dl>
              {seen < planned && <p>{t.fewer}</p>}
              <p className="small-print dense">{canBeMended ? t.canMend : t.fixed}</p>
              <p className="cluster-s">
                <button
                  type="button"
                  className="button primary"
                  aria-busy={is('busy', 'file')}
                  onClick={() => void store.download(course)}
                >
                  {t.download}
                </button>
                {canBeMended && (
                  <button
                    type="button"
                    className="button quiet"
                    onClick={() => {
                      setMending(true);
                    }}
                  >
                    {t.mend}
                  </button>
                )}
              </p>
              <Alert text={problemOf('file')} />
              <Alert kind="notice" text={is('done', 'file') ? t.done : undefined} />
              <p>
                <a href={address}>{t.verify}</a>
              </p>
              <p className="small-print dense">{form.kept}</p>
            </>
          )}
        </section>
        <Pack
          texts={texts}
          store={store}
          course={course}
          order={order}
          insurers={insurers}
          problem={problemOf('pack') ?? problemOf('invoice')}
          busy={doing.state === 'busy' ? doing.action.verb : undefined}
          isDone={is('done', 'pack')}
        />
      </div>
    </>
  );
}

function Card({ texts, insurers, store, view }: CardProps & { view: CertificateView }) {
  switch (view.state) {
    case 'incomplete':
      return <Incomplete texts={texts} view={view} />;
    case 'impossible':
      return (
        <section className="surface blush">
          <h2>{view.because === 'disputed' ? texts.impossible.paused : texts.impossible.title}</h2>
          <p>{texts.impossible[view.because]}</p>
          <p>
            {texts.impossible.ask} <a href={`mailto:${texts.email}`}>{texts.email}</a>
          </p>
        </section>
      );
    case 'complete':
      return <Complete texts={texts} store={store} view={view} />;
    case 'made':
      return <Made texts={texts} insurers={insurers} store={store} view={view} />;
  }
}

export function Certificate({ texts, insurers }: Props) {
  const [store] = useState(createCertificate);
  const { page } = store;
  const state = useMemberPage(page);
  if (state.step !== 'shown') return <MemberPageFallback texts={texts} state={state} retry={page.retry} />;
  return state.data.certificates.length === 0 ? (
    <section className="surface certificate-none">
      <h2>{texts.none.title}</h2>
      <p>{texts.none.text}</p>
      <p>
        <a className="button secondary" href={texts.paths.about}>
          {texts.none.link}
        </a>
      </p>
    </section>
  ) : (
    state.data.certificates.map((view) => (
      <section key={view.course} className="certificate-one" aria-label={view.title}>
        <p className="certificate-eyebrow eyebrow large">{view.title}</p>
        <Card texts={texts} insurers={insurers} store={store} view={view} />
      </section>
    ))
  );
}
