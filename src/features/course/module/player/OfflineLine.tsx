import { useStore } from '@nanostores/react';
import type { Offline } from './offline.ts';
import { megabytes, offlineWords } from './words.ts';

/** Whether the module is saved on this device; else the size of the download. */
export function OfflineLine({ offline }: { offline: Offline }) {
  const state = useStore(offline.$state);
  if (state.step === 'unknown') return null;
  const drop = () => void offline.drop();
  return (
    <div className="player-offline small-print">
      <p role="status">{offlineWords(state)}</p>
      {state.step === 'fetching' && (
        <progress value={state.share} max={1} aria-label="Wird auf diesem Gerät gespeichert" />
      )}
      {(state.step === 'none' || state.step === 'failed') && state.bytes !== undefined && state.bytes > 0 && (
        <button type="button" className="player-link" onClick={offline.keep}>
          Jetzt speichern ({megabytes(state.bytes)})
        </button>
      )}
      {state.step === 'none' && state.isWanted && (
        <button type="button" className="player-link" onClick={drop}>
          Nicht speichern
        </button>
      )}
      {state.step === 'fetching' && (
        <button type="button" className="player-link" onClick={drop}>
          Abbrechen
        </button>
      )}
      {state.step === 'kept' && (
        <button type="button" className="player-link" onClick={drop}>
          Von diesem Gerät löschen
        </button>
      )}
    </div>
  );
}
