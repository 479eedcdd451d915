import { useStore } from '@nanostores/react';
import { fill } from '#domain/text/fill.ts';
import { speeds, type Interval } from '#domain/course/listening.ts';
import { chapterAt } from '#domain/course/playing.ts';
import type { ModuleView } from '#site/api/course-module.ts';
import { LineIcon } from '#site/ui/LineIcon.tsx';
import type { ModuleTexts } from '../texts.ts';
import { Chapters, Missing } from './Lists.tsx';
import type { PlayerStore } from './state.ts';
import { clock, megabytes, offlineWords, playbackWords, speedName, spoken } from './words.ts';
import '#site/ui/progress.css';
import '#site/ui/surface.css';
import './player.css';

interface Props {
  texts: ModuleTexts['player'];
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
function Bar({ texts, module: { chapters }, store }: Props) {
  const { position, announcedPosition, heard, waiting, buffered, isHeard } = useStore(store.$state);
  const { length, starts } = store;
  const title = chapters[chapterAt(starts, announcedPosition)]?.title ?? '';
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
        value={position}
        aria-label={texts.position}
        aria-valuetext={fill(texts.positionOf, {
          position: spoken(texts, announcedPosition),
          length: spoken(texts, length),
          chapter: title,
        })}
        onFocus={store.announcePosition}
        onChange={({ target }) => {
          store.seek(Number(target.value));
        }}
      />
    </div>
  );
}

function Times({ module: { chapters }, store }: Omit<Props, 'texts'>) {
  const { position } = useStore(store.$state);
  return (
    <p className="player-times">
      <span>{clock(position)}</span>
      <strong>{chapters[chapterAt(store.starts, position)]?.title}</strong>
      <span>{clock(store.length)}</span>
    </p>
  );
}

const paths = {
  play: ['M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z'],
  pause: [
    'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
    'M6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  ],
  back: ['M3 12a9 9 0 1 0 9-9a9.75 9.75 0 0 0-6.74 2.74L3 8', 'M3 3v5h5'],
  forward: ['M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8', 'M21 3v5h-5'],
  previous: [
    'M17.971 4.285A2 2 0 0 1 21 6v12a2 2 0 0 1-3.029 1.715l-9.997-5.998a2 2 0 0 1-.003-3.432zM3 20V4',
  ],
  next: ['M21 4v16M6.029 4.285A2 2 0 0 0 3 6v12a2 2 0 0 0 3.029 1.715l9.997-5.998a2 2 0 0 0 .003-3.432z'],
} as const;

const Sign = ({ name }: { name: keyof typeof paths }) => (
  <LineIcon size={24}>
    {paths[name].map((d) => (
      <path key={d} d={d} />
    ))}
  </LineIcon>
);

interface ControlProps {
  name: keyof typeof paths;
  label: string;
  /** Seconds, small inside the icon. */
  text?: string;
  press: () => void;
}

const Control = ({ name, label, text, press }: ControlProps) => (
  <button type="button" className="player-control" onClick={press}>
    <Sign name={name} />
    {text !== undefined && <small aria-hidden="true">{text}</small>}
    <span className="visually-hidden">{label}</span>
  </button>
);

function Buttons({ texts: t, store }: Pick<Props, 'texts' | 'store'>) {
  const { playing } = useStore(store.$state);
  return (
    <div className="player-buttons">
      <Control name="previous" label={t.previous} press={store.previousChapter} />
      <Control name="back" label={t.back} text="15" press={store.back} />
      <button type="button" className="player-play" onClick={store.toggle}>
        <Sign name={playing ? 'pause' : 'play'} />
        <span className="visually-hidden">{playing ? t.pause : t.play}</span>
      </button>
      <Control name="forward" label={t.forward} text="30" press={store.forward} />
      <Control name="next" label={t.next} press={store.nextChapter} />
    </div>
  );
}

function Settings({ texts, store }: Pick<Props, 'texts' | 'store'>) {
  const { speed } = useStore(store.$state);
  return (
    <div className="player-settings cluster">
      <label>
        {texts.speed}
        <select
          value={speed}
          onChange={({ target }) => {
            store.setSpeed(Number(target.value));
          }}
        >
          {speeds.map((one) => (
            <option key={one} value={one}>
              {speedName(texts, one)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Whether the module is saved on this device; else the size of the download. */
function OfflineLine({ texts, offline }: Pick<Props, 'texts'> & Pick<PlayerStore, 'offline'>) {
  const t = texts.offline;
  const state = useStore(offline.$state);
  if (state.step === 'unknown') return null;
  const drop = () => void offline.drop();
  return (
    <div className="player-offline cluster small-print">
      <p role="status">{offlineWords(texts, state)}</p>
      {state.step === 'fetching' && <progress value={state.share} max={1} aria-label={t.progress} />}
      {(state.step === 'none' || state.step === 'failed') && state.bytes !== undefined && state.bytes > 0 && (
        <button type="button" className="player-link" onClick={offline.keep}>
          {fill(t.keep, { size: megabytes(state.bytes) })}
        </button>
      )}
      {state.step === 'none' && state.isWanted && (
        <button type="button" className="player-link" onClick={drop}>
          {t.decline}
        </button>
      )}
      {state.step === 'fetching' && (
        <button type="button" className="player-link" onClick={drop}>
          {t.cancel}
        </button>
      )}
      {state.step === 'kept' && (
        <button type="button" className="player-link" onClick={drop}>
          {t.drop}
        </button>
      )}
    </div>
  );
}

export function Player({ texts, module, store }: Props) {
  const { playback } = useStore(store.$state);
  return (
    <section className="surface stack" aria-labelledby="player-title">
      <h2 id="player-title">{texts.title}</h2>
      {module.recording.isSample && <p className="player-sample small-print">{texts.sample}</p>}
      <p className="player-status unless-empty" role="status">
        {playbackWords(texts, playback)}
      </p>
      <Times module={module} store={store} />
      <Bar texts={texts} module={module} store={store} />
      <Buttons texts={texts} store={store} />
      <Settings texts={texts} store={store} />
      <Missing texts={texts} store={store} />
      <Chapters texts={texts} module={module} store={store} />
      <OfflineLine texts={texts} offline={store.offline} />
    </section>
  );
}
