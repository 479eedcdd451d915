import { useStore } from '@nanostores/react';
import { fill, plural } from '#domain/text/fill.ts';
import { chapterAt } from '#domain/course/playing.ts';
import type { ModuleView } from '#site/api/course-module.ts';
import type { ModuleTexts } from '../texts.ts';
import type { PlayerStore } from './state.ts';
import { clock, spoken } from './words.ts';
import '#site/ui/button.css';
import './player.css';

interface Props {
  texts: ModuleTexts['player'];
  module: Pick<ModuleView, 'chapters'>;
  store: PlayerStore;
}

export function Chapters({ texts, module: { chapters }, store }: Props) {
  const { position } = useStore(store.$state);
  const current = chapterAt(store.starts, position);
  return (
    <details className="player-more">
      <summary>{texts.chapters}</summary>
      <ol role="list">
        {chapters.map(({ title }, chapter) => (
          <li key={title}>
            <button
              type="button"
              aria-current={chapter === current ? 'true' : undefined}
              onClick={() => {
                store.playFrom(store.starts[chapter] ?? 0);
              }}
            >
              <span>{title}</span>
              <span>{clock(store.starts[chapter] ?? 0)}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The parts still missing until the recording counts as heard. */
export function Missing({ texts, store }: Pick<Props, 'texts' | 'store'>) {
  const t = texts.missing;
  const { missing, heard, waiting, isHeard, onlyMissing } = useStore(store.$state);
  if (isHeard) return <p className="eyebrow large">{t.none}</p>;
  if (heard.length + waiting.length === 0) return null;
  if (missing.length === 0) return <p className="eyebrow large">{t.counting}</p>;
  const sum = missing.reduce((total, [from, to]) => total + to - from, 0);
  return (
    <div className="stack-s at-start">
      <p>
        {t.left} <strong>{spoken(texts, sum)}</strong>.
      </p>
      <button
        type="button"
        className="button secondary"
        aria-pressed={onlyMissing}
        onClick={() => {
          store.playMissing();
        }}
      >
        {t.only}
      </button>
      <details className="player-more">
        <summary>{fill(plural(t.which, missing.length), { count: missing.length })}</summary>
        <ol role="list">
          {missing.map(([from, to]) => (
            <li key={from}>
              <button
                type="button"
                onClick={() => {
                  store.playMissing(from);
                }}
              >
                <span>{fill(t.range, { from: clock(from), to: clock(to) })}</span>
                <span>{spoken(texts, to - from)}</span>
              </button>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
