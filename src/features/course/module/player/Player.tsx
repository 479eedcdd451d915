import { useStore } from '@nanostores/react';
import { speeds, type Interval } from '#domain/course/listening.ts';
import { chapterAt } from '#domain/course/playing.ts';
import type { ModuleView } from '#site/api/course-module.ts';
import { Control, Sign } from './Control.tsx';
import { Chapters, Missing } from './Lists.tsx';
import { OfflineLine } from './OfflineLine.tsx';
import type { PlayerStore } from './state.ts';
import { clock, playbackWords, speedName, spoken } from './words.ts';

interface Props {
  module: Pick<ModuleView, 'chapters' | 'recording' | 'title'>;
  store: PlayerStore;
}

const Parts = ({ of, name }: { of: readonly Interval[]; name: string }) => (
  <g className={name}>
    {of.map(([from, to]) => (
      <rect key={from} x={from} y="0" width={to - from} height="10" />
    ))}
  </g>
);

/** Shows what was heard, what is missing, and the position. The slider above it is the control. */
function Bar({ module: { chapters }, store }: Props) {
  const { place, saidPlace, heard, waiting, buffered, isHeard } = useStore(store.$state);
  const { length, starts } = store;
  const title = chapters[chapterAt(starts, saidPlace)]?.title ?? '';
  return (
    <div className="player-bar" data-heard={isHeard}>
      <svg viewBox={`0 0 ${String(length)} 10`} preserveAspectRatio="none" aria-hidden="true">
        <Parts of={buffered} name="player-buffered" />
        <Parts of={isHeard ? [[0, length]] : heard} name="player-heard" />
        <Parts of={isHeard ? [] : waiting} name="player-waiting" />
        <g className="player-starts">
          {starts.slice(1).map((start) => (
            <line key={start} x1={start} x2={start} y1="0" y2="10" vectorEffect="non-scaling-stroke" />
          ))}
        </g>
      </svg>
      <input
        type="range"
        min={0}
        max={length}
        step={50}
        value={place}
        aria-label="Stelle in der Aufnahme"
        aria-valuetext={`${spoken(saidPlace)} von ${spoken(length)}. ${title}`}
        onFocus={store.sayPlace}
        onChange={({ target }) => {
          store.seek(Number(target.value));
        }}
      />
    </div>
  );
}

function Times({ module: { chapters }, store }: Props) {
  const { place } = useStore(store.$state);
  return (
    <p className="player-times">
      <span>{clock(place)}</span>
      <strong>{chapters[chapterAt(store.starts, place)]?.title}</strong>
      <span>{clock(store.length)}</span>
    </p>
  );
}

function Buttons({ store }: { store: PlayerStore }) {
  const { playing } = useStore(store.$state);
  return (
    <div className="player-buttons">
      <Control name="previous" label="Zum vorigen Kapitel" press={store.previousChapter} />
      <Control name="back" label="15 Sekunden zurück" text="15" press={store.back} />
      <button type="button" className="player-play" onClick={store.toggle}>
        <Sign name={playing ? 'pause' : 'play'} />
        <span className="visually-hidden">{playing ? 'Anhalten' : 'Abspielen'}</span>
      </button>
      <Control name="forward" label="30 Sekunden vor" text="30" press={store.forward} />
      <Control name="next" label="Zum nächsten Kapitel" press={store.nextChapter} />
    </div>
  );
}

function Settings({ store }: { store: PlayerStore }) {
  const { speed } = useStore(store.$state);
  return (
    <div className="player-settings">
      <label>
        Tempo
        <select
          value={speed}
          onChange={({ target }) => {
            store.setSpeed(Number(target.value));
          }}
        >
          {speeds.map((one) => (
            <option key={one} value={one}>
              {speedName(one)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

export function Player({ module, store }: Props) {
  const { playback } = useStore(store.$state);
  return (
    <section className="player surface" aria-labelledby="player-title">
      <h2 id="player-title">Anhören</h2>
      {module.recording.isSample && (
        <p className="player-sample small-print">
          Muster: eine Computerstimme liest die Anfänge der Kapitel, bis die echte Aufnahme da ist.
        </p>
      )}
      <p className="player-status" role="status">
        {playbackWords(playback)}
      </p>
      <Times module={module} store={store} />
      <Bar module={module} store={store} />
      <Buttons store={store} />
      <Settings store={store} />
      <Missing store={store} />
      <Chapters module={module} store={store} />
      <OfflineLine offline={store.offline} />
    </section>
  );
}
