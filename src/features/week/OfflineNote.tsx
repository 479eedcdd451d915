import { useStore } from '@nanostores/react';
import { fill } from '#domain/text/fill.ts';
import type { Offline } from './offline.ts';
import type { ReadyWeek, Week } from './state.ts';
import { sizeText, type WeekWords } from './texts.ts';
import '#site/ui/button.css';
import './week.css';

interface Props extends WeekWords {
  state: ReadyWeek;
  week: Week;
  offline: Offline;
}

/** Whether the week opens in a shop without reception, and what that takes of the device. */
export function OfflineNote({ state, week, offline, texts, locale }: Props) {
  const { offline: t } = texts;
  const kept = useStore(offline.$state);
  const shown = state.kept ? kept : ({ step: 'none' } as const);
  if (kept.step === 'impossible' || shown.step === 'impossible') return null;
  return (
    <div className="week-offline small-print dense" data-step={shown.step}>
      <p role="status">
        {shown.step === 'kept'
          ? fill(t.kept, { recipes: shown.recipes, size: sizeText(shown.bytes, locale) })
          : t[shown.step]}
      </p>
      {shown.step === 'kept' ? (
        <a href="#forget-week">{t.forget}</a>
      ) : (
        shown.step !== 'keeping' && (
          <button
            className="text-button"
            type="button"
            onClick={() => {
              offline.keep();
              week.hold();
            }}
          >
            {shown.step === 'failed' ? t.again : t.take}
          </button>
        )
      )}
    </div>
  );
}
