import { useStore } from '@nanostores/react';
import { chapterAt } from '#domain/course/playing.ts';
import type { ModuleView } from '#site/api/course-module.ts';
import type { PlayerStore } from './state.ts';
import { clock, spoken } from './words.ts';

interface Props {
  module: Pick<ModuleView, 'chapters'>;
  store: PlayerStore;
}

export function Chapters({ module: { chapters }, store }: Props) {
  const { place } = useStore(store.$state);
  const current = chapterAt(store.starts, place);
  return (
    <details className="player-more">
      <summary>Kapitel</summary>
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
export function Missing({ store }: { store: PlayerStore }) {
  const { missing, heard, waiting, isHeard, onlyMissing } = useStore(store.$state);
  if (isHeard)
    return <p className="eyebrow large">Ganz gehört. Du kannst jederzeit noch einmal hineinhören.</p>;
  if (heard.length + waiting.length === 0) return null;
  if (missing.length === 0) return <p className="eyebrow large">Alles abgespielt. Wir zählen gerade nach.</p>;
  const sum = missing.reduce((total, [from, to]) => total + to - from, 0);
  return (
    <div className="stack-s at-start">
      <p>
        Bis zum Ende fehlen noch <strong>{spoken(sum)}</strong>.
      </p>
      <button
        type="button"
        className="button secondary"
        aria-pressed={onlyMissing}
        onClick={() => {
          store.playMissing();
        }}
      >
        Nur Fehlendes hören
      </button>
      <details className="player-more">
        <summary>
          {missing.length === 1 ? 'Welche Stelle fehlt' : `Welche ${String(missing.length)} Stellen fehlen`}
        </summary>
        <ol role="list">
          {missing.map(([from, to]) => (
            <li key={from}>
              <button
                type="button"
                onClick={() => {
                  store.playMissing(from);
                }}
              >
                <span>
                  {clock(from)} bis {clock(to)}
                </span>
                <span>{spoken(to - from)}</span>
              </button>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
