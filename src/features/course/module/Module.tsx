import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fill } from '#domain/text/fill.ts';
import { formatDate, formatPercent, formatTime } from '#domain/text/format.ts';
import { once } from '#domain/text/once.ts';
import { paragraphAt, spokenParagraphs } from '#domain/course/script.ts';
import type { ModuleKey } from '#domain/course/waiting-report.ts';
import type { ModuleView } from '#site/api/course-module.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { MemberPageFallback, useMemberPage } from '#site/shell/MemberPage.tsx';
import { openModulePage, createParts, type ModuleParts } from './page.ts';
import { Exercises } from './exercises/Exercises.tsx';
import { Player } from './player/Player.tsx';
import { Quiz } from './quiz/Quiz.tsx';
import { Transcript } from './transcript/Transcript.tsx';
import { Workbook } from './workbook/Workbook.tsx';
import type { ModuleTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/surface.css';
import './module.css';

interface Props {
  texts: ModuleTexts;
  request: ModuleKey;
}

interface PartProps {
  texts: ModuleTexts;
  view: ModuleView;
  parts: ModuleParts;
}

/** The transcript, in step with the recording. */
function Reading({ texts, view, parts: { listening } }: PartProps) {
  const { position, playing } = useStore(listening.$state);
  const [paragraphs] = useState(() =>
    spokenParagraphs(view.chapters, view.recording.starts, view.seconds * 10),
  );
  return (
    <Transcript
      texts={texts}
      chapters={view.chapters}
      paragraphs={paragraphs}
      current={paragraphAt(paragraphs, position)}
      isPlaying={playing}
      jump={listening.playFrom}
    />
  );
}

function Parts({ texts: { parts: t, transcript, exercises, workbook }, view, parts }: PartProps) {
  const { heard } = useStore(parts.$progress);
  const { confirmed } = useStore(parts.exercises.$state);
  const { questions } = useStore(parts.quiz.$state);
  const answered = questions.filter(({ step }) => step === 'answered').length;
  const isHeard = heard >= 100;
  return (
    <nav className="module-parts no-print" aria-label={t.label}>
      <ul role="list" className="cluster">
        <li>
          <a href="#anhoeren" data-done={isHeard}>
            {t.listen}
            <small>{isHeard ? t.heard : formatPercent(heard, 'de')}</small>
          </a>
        </li>
        <li>
          <a href="#mitlesen">{transcript.title}</a>
        </li>
        <li>
          <a href="#uebungen" data-done={confirmed.length === view.exercises.length}>
            {exercises.short}
            <small>{fill(t.answered, { count: confirmed.length, all: view.exercises.length })}</small>
          </a>
        </li>
        <li>
          <a href="#arbeitsheft">{workbook.short}</a>
        </li>
        <li>
          <a href="#fragen" data-done={answered === view.quiz.length}>
            {t.quiz}
            <small>{fill(t.answered, { count: answered, all: view.quiz.length })}</small>
          </a>
        </li>
      </ul>
    </nav>
  );
}

/**
 * Announced as soon as the module is complete, wherever the participant is on the page. The button appears together
 * with the text above it: a button that moves under a finger loses its press.
 */
function Done({ texts: { done: t, paths }, view, parts }: PartProps) {
  const { isDone } = useStore(parts.$progress);
  const next = useStore(parts.$next);
  const { confirmed } = useStore(parts.exercises.$state);
  const isLast = next.state === 'none';
  const opens = next.state === 'waiting' ? new Date(next.opens) : undefined;
  return (
    <div className="module-done stack-s no-print" role="status" hidden={!isDone}>
      {isDone && (
        <>
          <h2>{fill(t.title, { number: view.number })}</h2>
          {isLast && <p>{t.all}</p>}
          {confirmed.length < view.exercises.length && <p>{t.exercises}</p>}
          {next.state === 'open' && <p>{fill(t.open, { number: next.number })}</p>}
          {opens && next.state === 'waiting' && (
            <p>{fill(t.next, { number: next.number, date: formatDate(opens), time: formatTime(opens) })}</p>
          )}
          {next.state !== 'unknown' && (
            <p>
              {next.state === 'open' ? (
                <a className="button primary" href={next.path}>
                  {fill(t.go, { number: next.number })}
                </a>
              ) : (
                <a className="button primary" href={isLast ? paths.certificate : paths.course}>
                  {isLast ? t.certificate : t.path}
                </a>
              )}
            </p>
          )}
        </>
      )}
    </div>
  );
}

const month = once(
  () => new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
/** Some sources only have a year. */
const monthOf = (published: string) =>
  published.length > 4 ? month().format(new Date(published)) : published;

function Shown({ texts, view, offline, request }: Props & { view: ModuleView; offline: boolean }) {
  const [parts] = useState(() => createParts(request, view));
  const { sources } = view;
  useEffect(() => parts.start(), [parts]);
  useEffect(() => {
    // The address may name a part that was just rendered.
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      {offline && <Alert kind="notice" text={texts.offline} />}
      <Parts texts={texts} view={view} parts={parts} />
      <div className="module-columns columns stack">
        <div className="module-listen stack-l no-print">
          <div id="anhoeren">
            <Player texts={texts.player} module={view} store={parts.listening} />
          </div>
          <Reading texts={texts} view={view} parts={parts} />
        </div>
        <div className="stack-xl">
          <Exercises texts={texts} exercises={view.exercises} opened={view.opened} store={parts.exercises} />
          <Workbook texts={texts} workbook={view.workbook} store={parts.workbook} />
          <Quiz texts={texts} quiz={parts.quiz} questions={view.quiz} />
          <Done texts={texts} view={view} parts={parts} />
          <section className="module-sources no-print" aria-labelledby="sources-title">
            <h2 id="sources-title">{texts.transcript.sources}</h2>
            <ul className="stack-xs bullets">
              {sources.map(({ name, address, published }) => (
                <li key={address}>
                  <a href={address} rel="noreferrer">
                    {name}
                  </a>
                  {published && ` (${monthOf(published)})`}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}

export function Module({ texts, request }: Props) {
  const [page] = useState(() => openModulePage(request));
  const state = useMemberPage(page);
  switch (state.step) {
    case 'loading':
    case 'redirecting':
    case 'sign-in':
    case 'unreachable':
      return <MemberPageFallback texts={texts} state={state} retry={page.retry} />;
    case 'refused': {
      const { refused: t } = texts;
      const titles: Partial<Record<typeof state.code, string>> = {
        no_access: t.none,
        course_closed: t.closed,
        course_ended: t.closed,
      };
      return (
        <div className="surface blush">
          <h2>{titles[state.code] ?? t.title}</h2>
          <p>{texts.errors[state.code]}</p>
          <p>
            <a className="button primary" href={texts.paths.course}>
              {t.path}
            </a>
          </p>
        </div>
      );
    }
    case 'shown':
      return <Shown texts={texts} request={request} view={state.data} offline={state.offline} />;
  }
}
