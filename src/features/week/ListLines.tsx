import { useState, type SyntheticEvent } from 'react';
import { fill } from '#domain/fill.ts';
import { longestOwnLine, type OwnLine } from '#domain/kept-week.ts';
import { Icon } from './Icon.tsx';
import type { Shopping } from './shopping.store.ts';
import type { ShownItem } from './week-state.ts';
import { amongText, type WeekWords } from './words.ts';

interface LineProps {
  amount?: string;
  name: string;
  /** In words. */
  among?: string;
  ticked: boolean;
  tick: () => void;
}

const Line = ({ amount = '', name, among = '', ticked, tick }: LineProps) => (
  <label className="week-line">
    <input type="checkbox" checked={ticked} onChange={tick} />
    <span>
      {amount !== '' && <b>{amount}</b>} {name}
      {among !== '' && <small>{among}</small>}
    </span>
  </label>
);

interface ItemsProps extends Pick<WeekWords, 'texts'> {
  items: readonly ShownItem[];
  week: Shopping;
}

/** What is bought for the recipes. */
export function Items({ items, week, texts: { list: t } }: ItemsProps) {
  return (
    <ul role="list">
      {items.map(({ key, kinds, ...item }) => (
        <li key={key}>
          <Line
            {...item}
            among={amongText(kinds, t)}
            tick={() => {
              week.tick(key);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

interface OwnProps extends Pick<WeekWords, 'texts'> {
  own: readonly OwnLine[];
  week: Shopping;
}

/** What she wrote on the list herself, and where she does. */
export function OwnLines({ own, week, texts: { list: t } }: OwnProps) {
  const [typed, setTyped] = useState('');
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    if (week.addOwn(typed)) setTyped('');
  };
  return (
    <section className="week-own" aria-labelledby="week-own" data-empty={own.length === 0}>
      <h3 id="week-own">{t.groups.own}</h3>
      <ul role="list">
        {own.map(({ text, ticked }) => (
          <li key={text}>
            <Line
              name={text}
              ticked={ticked}
              tick={() => {
                week.tickOwn(text);
              }}
            />
            <button
              className="week-remove no-print"
              type="button"
              aria-label={fill(t.remove, { text })}
              onClick={() => {
                week.removeOwn(text);
                document.getElementById('week-add')?.focus();
              }}
            >
              <Icon name="remove" />
            </button>
          </li>
        ))}
      </ul>
      <form className="week-add no-print" onSubmit={add}>
        <label htmlFor="week-add">{t.add}</label>
        <div className="text-box">
          <input
            id="week-add"
            value={typed}
            maxLength={longestOwnLine}
            placeholder={t.placeholder}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target }) => {
              setTyped(target.value);
            }}
          />
        </div>
        <button className="button secondary" type="submit">
          {t.addButton}
        </button>
      </form>
    </section>
  );
}
