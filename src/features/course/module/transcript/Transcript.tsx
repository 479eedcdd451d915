import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { fill, plural } from '#domain/text/fill.ts';
import { stretchesOf, type Stretch } from '#domain/course/text-search.ts';
import type { Chapter, SpokenParagraph } from '#domain/course/script.ts';
import { clock } from '../player/words.ts';
import type { ModuleTexts } from '../texts.ts';
import { Words } from './Words.tsx';
import '#site/ui/button.css';
import '#site/ui/form.css';
import '../module.css';

interface Props {
  texts: ModuleTexts;
  chapters: readonly Chapter[];
  paragraphs: readonly SpokenParagraph[];
  current: number;
  isPlaying: boolean;
  jump: (position: number) => void;
}

interface Found {
  paragraph: number;
  stretch: Stretch;
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolling keys: the reader wants to look elsewhere. */
const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/** The transcript follows the recording; it can be searched, and a tap on a paragraph plays it. */
export function Transcript({ texts, chapters, paragraphs, current, isPlaying, jump }: Props) {
  const { transcript: t } = texts;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState(0);
  const found: Found[] = paragraphs.flatMap(({ text }, paragraph) =>
    stretchesOf(text, sought).map((stretch) => ({ paragraph, stretch })),
  );

  function show(paragraph: number) {
    const line = box.current?.querySelector<HTMLElement>(`[data-line="${paragraph}"]`);
    const frame = box.current;
    if (!line || !frame) return;
    // Only scrolls the frame: the page stays where the participant is writing.
    const top = line.offsetTop - frame.clientHeight / 3;
    frame.scrollTo({ top, behavior: isCalm() ? 'auto' : 'smooth' });
  }

  useEffect(() => {
    if (isFollowing && isPlaying) show(current);
  }, [current, isFollowing, isPlaying]);

  const look = () => {
    setFollowing(false);
  };

  // Shows the first match while typing.
  const firstFound = found[0]?.paragraph;
  useEffect(() => {
    if (firstFound === undefined) return;
    setFollowing(false);
    show(firstFound);
  }, [firstFound, sought]);

  function choose(hit: number) {
    if (found.length === 0) return;
    const next = (hit + found.length) % found.length;
    look();
    // The match must be rendered before scrolling to it.
    flushSync(() => {
      setChosen(next);
    });
    box.current
      ?.querySelector('mark[data-chosen]')
      ?.scrollIntoView({ block: 'center', behavior: isCalm() ? 'auto' : 'smooth' });
  }

  function playFrom(position: number) {
    setFollowing(true);
    jump(position);
  }

  /** A tap plays the paragraph; selecting text does not. */
  const onText = (position: number) => (event: MouseEvent) => {
    if (event.button === 0 && (getSelection()?.isCollapsed ?? true)) playFrom(position);
  };

  const status =
    sought.trim() === ''
      ? ''
      : found.length === 0
        ? t.none
        : chosen > 0
          ? fill(t.hit, { number: chosen + 1, count: found.length })
          : fill(plural(t.found, found.length), { count: found.length });

  return (
    <section id="mitlesen" className="transcript no-print" aria-labelledby={`${id}-title`}>
      <div className="transcript-head">
        <h2 id={`${id}-title`}>{t.title}</h2>
        <p className="small-print">{t.text}</p>
      </div>
      <form
        role="search"
        className="transcript-search"
        onSubmit={(event) => {
          event.preventDefault();
          choose(chosen + 1);
        }}
      >
        <label className="visually-hidden" htmlFor={`${id}-search`}>
          {t.search}
        </label>
        <div className="text-box">
          <input
            id={`${id}-search`}
            type="search"
            autoComplete="off"
            placeholder={t.search}
            maxLength={60}
            value={sought}
            aria-describedby={`${id}-found`}
            onChange={({ target }) => {
              setSought(target.value);
              setChosen(0);
            }}
          />
          {found.length > 0 && (
            <>
              <button
                type="button"
                aria-label={t.previous}
                onClick={() => {
                  choose(chosen - 1);
                }}
              >
                ↑
              </button>
              <button type="submit" aria-label={t.next}>
                ↓
              </button>
            </>
          )}
        </div>
        <p className="unless-empty" id={`${id}-found`} role="status">
          {status}
        </p>
      </form>
      <div
        ref={box}
        className="transcript-text"
        role="region"
        aria-label={t.region}
        tabIndex={0}
        onWheel={look}
        onTouchMove={look}
        onKeyDown={({ key, target, currentTarget }) => {
          if (target === currentTarget && scrollKeys.has(key)) look();
        }}
      >
        {chapters.map(({ title }, chapter) => (
          <div key={title}>
            <h3>{title}</h3>
            {paragraphs.map(
              (paragraph, line) =>
                paragraph.chapter === chapter && (
                  <div
                    key={paragraph.from}
                    className="transcript-line"
                    data-line={line}
                    aria-current={line === current ? 'true' : undefined}
                  >
                    <button
                      type="button"
                      aria-label={fill(t.jump, { time: clock(paragraph.from) })}
                      onClick={() => {
                        playFrom(paragraph.from);
                      }}
                    >
                      {clock(paragraph.from)}
                    </button>
                    <p onClick={onText(paragraph.from)}>
                      <Words
                        text={paragraph.text}
                        found={found.filter((one) => one.paragraph === line).map(({ stretch }) => stretch)}
                        chosen={chosen - found.findIndex((one) => one.paragraph === line)}
                      />
                    </p>
                  </div>
                ),
            )}
          </div>
        ))}
      </div>
      {!isFollowing && (
        <button
          type="button"
          className="text-button transcript-follow"
          onClick={() => {
            setFollowing(true);
            show(current);
          }}
        >
          {t.follow}
        </button>
      )}
    </section>
  );
}
