import { absolute } from '#domain/company/company.ts';
import { bringLink } from '#domain/meal-plan/bring.ts';
import { fill, plural } from '#domain/text/fill.ts';
import { copy } from '#site/browser/clipboard.ts';
import { share } from '#site/browser/share.ts';
import { toasts } from '#site/browser/toasts.ts';
import { Icon } from './Icon.tsx';
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
            <Icon name="share" />
            {t.share}
          </button>
        )}
        <button className="button secondary" type="button" onClick={() => void copyList(props)}>
          <Icon name="copy" />
          {t.copy}
        </button>
        <button
          className="button secondary"
          type="button"
          onClick={() => {
            print();
          }}
        >
          <Icon name="print" />
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
