import { bringLink } from '#domain/meal-plan/bring.ts';
import { emptyWeek, withExtra } from '#domain/meal-plan/kept-week.ts';
import { readDishIngredients, shoppingList, showListItem } from '#domain/meal-plan/shopping-list.ts';
import { readServings } from '#domain/recipes/servings.ts';
import { fill, plural } from '#domain/text/fill.ts';
import { toLocale } from '#domain/text/locales.ts';
import { dayInGermany } from '#domain/time/calendar.ts';
import { pathOf } from '#i18n/routes.ts';
import { atHome, keptWeek } from '#site/browser/kept-week.ts';
import { staticFile } from '#site/browser/static-file.ts';

const locale = toLocale(document.documentElement.lang);
const texts = async () =>
  (locale === 'de' ? await import('#i18n/de/week.ts') : await import('#i18n/en/week.ts')).default.addToList;
const ingredients = staticFile(`/${locale}/ingredients.json`, readDishIngredients);

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...content);
  return made;
}

const button = (kind: string, text: string, press: () => void) => {
  const made = element('button', { type: 'button', className: `button ${kind}` }, text);
  made.addEventListener('click', press);
  return made;
};

/** The portions that the page shows. */
function portions() {
  const written = Number(document.querySelector<HTMLElement>('portion-stepper')?.dataset['servings']);
  return { written, wanted: readServings(location.hash, written) };
}

/** A dialog that puts the recipe on the week's shopping list, without what is at home. Rejects if a file is missing. */
export async function addToList(id: string): Promise<void> {
  const [t, known] = await Promise.all([texts(), ingredients()]);
  if (!known) throw new Error('The ingredients could not be loaded.');
  const { written, wanted } = portions();
  const added = { dish: { id, servings: written }, servings: wanted };
  const items = shoppingList([], undefined, known, [added])
    .flatMap((section) => section.items)
    .filter((item) => !item.atHome);
  const owned = new Set(atHome.read() ?? []);
  const before = keptWeek.read()?.extras?.find((extra) => extra.id === id)?.servings;
  const count = (number: number) => fill<'number'>(plural(t.portions, number), { number });

  const dialog = element('dialog', { className: 'dialog stack' });
  const title = element('h2', { className: 'title-m', id: 'add-to-list', tabIndex: -1 }, t.title);
  dialog.setAttribute('aria-labelledby', title.id);
  const close = button('quiet', t.close, () => {
    dialog.close();
  });
  const show = (...content: Node[]) => {
    dialog.replaceChildren(title, ...content);
  };
  const store = (servings: number) => {
    atHome.write([...owned]);
    const kept = keptWeek.read() ?? emptyWeek(dayInGermany(new Date()));
    return keptWeek.write(withExtra(kept, { id, servings }));
  };
  const done = (heading: string, text: string) => {
    title.textContent = heading;
    const list = `${pathOf('week', locale)}#shopping-list`;
    const link = element('a', { className: 'button primary', href: list }, t.toList);
    show(element('p', {}, text), element('div', { className: 'buttons' }, link, close));
    title.focus();
  };

  const lines = items.map((item) => {
    const { amount, name } = showListItem(item, locale);
    const box = element('input', { type: 'checkbox', className: 'tick-box', checked: owned.has(item.food) });
    box.addEventListener('change', () => {
      if (box.checked) owned.add(item.food);
      else owned.delete(item.food);
    });
    return element(
      'li',
      {},
      element('label', {}, box, element('span', {}, amount), ' ', element('span', {}, name)),
    );
  });
  const list = element('ul', { className: 'ingredient-list' }, ...lines);
  list.setAttribute('role', 'list');
  const put = button('primary', fill<'portions'>(t.put, { portions: count(wanted) }), () => {
    done(t.done, store(wanted) ? t.doneText : t.notKept);
  });
  const remove = button('secondary', t.remove, () => {
    store(0);
    done(t.removed, t.removedText);
  });
  const page = location.origin + location.pathname;
  const bring = element(
    'a',
    { href: bringLink(page, { written, wanted }), target: '_blank', rel: 'noreferrer' },
    t.bring,
  );
  show(
    element('p', {}, t.have),
    list,
    ...(before === undefined
      ? []
      : [element('p', {}, fill<'portions'>(t.already, { portions: count(before) }))]),
    element('div', { className: 'buttons' }, put, ...(before === undefined ? [] : [remove]), close),
    element('p', { className: 'small-print' }, `${t.kept} `, bring, ` ${t.bringNote}`),
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
