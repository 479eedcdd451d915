import { absolute } from '#domain/company/company.ts';
import { bringLink } from '#domain/meal-plan/bring.ts';
import { fill, plural } from '#domain/text/fill.ts';
import { copy } from '#site/browser/clipboard.ts';
import { share } from '#site/browser/share.ts';
import { toasts } from '#site/browser/toasts.ts';
import { LineIcon } from '#site/ui/LineIcon.tsx';
import { bought, type ReadyWeek, type ShownList, type Week } from './state.ts';
import { listText, type WeekWords } from './texts.ts';
import '#site/ui/button.css';
import './shopping-list.css';

export interface ListProps extends WeekWords {
  state: ReadyWeek;
  week: Week;
  list: Extract<ShownList, { state: 'ready' }>;
}

const textOf = ({ list, ...words }: ListProps) =>
  `${words.texts.list.shareTitle}\n\n${listText(list, words)}`;

async function copyList(props: ListProps) {
  const { list: t } = props.texts;
  toasts.show((await copy(textOf(props))) ? t.copied : t.notCopied);
}

const shareList = (props: ListProps) => {
  const { list: t } = props.texts;
  return share({
    data: { title: t.shareTitle, text: listText(props.list, props) },
    otherwise: textOf(props),
    copied: t.copied,
    notCopied: t.notCopied,
  });
};

/** A link for each recipe: our list has no address that Bring! could read. */
function Bring({ state, texts: { list: t } }: ListProps) {
  const recipes = bought(state);
  if (recipes.length === 0) return null;
  return (
    <details className="week-bring no-print">
      <summary>{t.bring}</summary>
      <p className="small-print">{t.bringText}</p>
      <ul role="list">
        {recipes.map(({ dish, servings }) => {
          const wanted = Math.ceil(servings - 1e-9);
          return (
            <li key={dish.id}>
              <a
                href={bringLink(absolute(dish.path), { written: dish.servings, wanted })}
                target="_blank"
                rel="noreferrer"
              >
                {dish.title}
              </a>{' '}
              <small>{fill(plural(t.portions, wanted), { number: wanted })}</small>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** What can be done with the list: give it to others, take it along, tidy it up. */
export function ListTools(props: ListProps) {
  const { state, week, list, texts } = props;
  const { list: t } = texts;
  return (
    <>
      <div className="buttons no-print">
        {'share' in navigator && (
          <button className="button primary" type="button" onClick={() => void shareList(props)}>
            <LineIcon size={20}>
              <path d="M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8.59 13.51l6.83 3.98m-.01-10.98-6.82 3.98" />
            </LineIcon>
            {t.share}
          </button>
        )}
        <button className="button secondary" type="button" onClick={() => void copyList(props)}>
          <LineIcon size={20}>
            <path d="M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2" />
          </LineIcon>
          {t.copy}
        </button>
        <button
          className="button secondary"
          type="button"
          onClick={() => {
            print();
          }}
        >
          <LineIcon size={20}>
            <path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z" />
          </LineIcon>
          {t.print}
        </button>
        {list.done > 0 && (
          <>
            <button
              className="button quiet"
              type="button"
              aria-pressed={state.hidesTicked}
              onClick={() => {
                week.hideTicked(!state.hidesTicked);
              }}
            >
              {state.hidesTicked ? t.showTicked : t.hide}
            </button>
            <button
              className="button quiet"
              type="button"
              onClick={() => {
                document.getElementById('list-title')?.focus();
                week.untick();
                toasts.show(t.unticked);
              }}
            >
              {t.untick}
            </button>
          </>
        )}
      </div>
      <Bring {...props} />
    </>
  );
}
