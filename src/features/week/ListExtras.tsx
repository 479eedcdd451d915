import { fill, plural } from '#domain/text/fill.ts';
import type { ListProps } from './ListTools.tsx';
import '#site/ui/button.css';
import './shopping-list.css';

const focusList = () => document.getElementById('list-title')?.focus();

/** Recipes put on the list from their pages. */
export function ListExtras({ state, week, texts: { list: t } }: ListProps) {
  if (state.extras.length === 0) return null;
  return (
    <section className="week-extras" aria-labelledby="week-extras">
      <h3 id="week-extras">{t.extras}</h3>
      <ul role="list">
        {state.extras.map(({ dish, servings }) => (
          <li key={dish.id}>
            <span>
              <a href={dish.path}>{dish.title}</a>{' '}
              <small>{fill(plural(t.portions, servings), { number: servings })}</small>
            </span>
            <button
              className="text-button no-print"
              type="button"
              aria-label={fill(t.removeOf, { title: dish.title })}
              onClick={() => {
                focusList();
                week.putOnList({ id: dish.id, servings: 0 });
              }}
            >
              {t.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the visitor said is at home. */
export function ListOwned({ week, list, texts: { list: t } }: ListProps) {
  if (list.owned.length === 0) return null;
  return (
    <section className="week-home week-owned" aria-labelledby="week-owned">
      <h3 id="week-owned">{t.owned}</h3>
      <ul role="list">
        {list.owned.map(({ food, name }) => (
          <li key={food}>
            <span>{name}</span>
            <button
              className="text-button no-print"
              type="button"
              aria-label={fill(t.buyOf, { name })}
              onClick={() => {
                focusList();
                week.buyAgain(food);
              }}
            >
              {t.buy}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
