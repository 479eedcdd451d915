import { icons } from '@iconify-json/lucide';
import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locales.ts';
import type { Content, Dish } from './content.ts';
import { words } from './words.ts';

/** Pictures as addresses that a page can show without a server, by the recipe's id or the file's name. */
export type Photos = ReadonlyMap<string, string>;

function icon(name: string, size = 24, weight = 2): string {
  const body = icons.icons[name]?.body;
  if (body === undefined) throw new Error(`There is no icon "${name}" in the Lucide set`);
  const drawn = body.replaceAll('stroke-width="2"', `stroke-width="${String(weight)}"`);
  return `<svg viewBox="0 0 24 24" width="${String(size)}" height="${String(size)}">${drawn}</svg>`;
}

const img = (photos: Photos, name: string): string => `<img src="${photos.get(name) ?? ''}" alt="">`;
const tick = (on: boolean): string => `<i class="tick${on ? ' on' : ''}">${icon('check', 16, 3.2)}</i>`;
const list = <Entry>(entries: readonly Entry[], html: (entry: Entry, index: number) => string): string =>
  entries.map(html).join('');

const status = `<header class="status">12:10<span>${icon('signal', 19)}${icon('wifi', 20, 2.4)}${icon('battery-full', 25)}</span></header>`;

const tabIcons = ['sun', 'calendar-days', 'shopping-basket', 'chef-hat', 'leaf'];

const tabs = (locale: Locale, current: number): string =>
  `<nav class="tabs">${list(
    words[locale].tabs,
    (name, index) =>
      `<div class="${index === current ? 'on' : ''}"><i>${icon(tabIcons[index] ?? '', 23)}</i>${name}</div>`,
  )}</nav>`;

function ring(part: number): string {
  const circle = `cx="52" cy="52" r="44" fill="none" stroke-width="14" pathLength="100"`;
  return `<div class="ring"><svg width="104" height="104"><circle class="track" ${circle}/><circle ${circle} stroke="currentColor" stroke-linecap="round" stroke-dasharray="${(part * 100).toFixed(1)} 100" transform="rotate(-90 52 52)"/></svg><b>${icon('utensils', 30)}</b></div>`;
}

/** The plan of the day: its sum, and the four meals that make it. */
function today(content: Content, photos: Photos): string {
  const { locale, days } = content;
  const { weekdays, meals, minutes, today: t } = words[locale];
  const day = days[content.today.day];
  if (!day) throw new Error('Today is a day of the week.');
  const eaten = day.dishes.slice(0, content.today.eaten).reduce((sum, { kcal }) => sum + kcal, 0);
  const meal = (dish: Dish, index: number): string =>
    `<section class="card meal">${img(photos, dish.id)}<div><p class="what">${meals[index] ?? ''}</p><p class="title">${dish.title}</p><p class="facts">${String(dish.minutes)} ${minutes} · ${String(dish.kcal)} kcal</p></div>${tick(index < content.today.eaten)}</section>`;
  return `${status}<main><div class="head"><p class="eyebrow">${weekdays[content.today.day] ?? ''}</p><h1>${t.greeting}</h1></div><section class="sum">${ring(eaten / day.kcal)}<div><p><strong>${formatNumber(day.kcal, locale)}</strong>${t.planned}</p><small>${String(eaten)} ${t.eaten},<br>${t.left}</small></div></section>${list(day.dishes, meal)}</main>${tabs(locale, 0)}`;
}

/** A recipe: what it is, how long it takes, and what it needs for those at the table. */
function recipe({ locale, recipe: dish }: Content, photos: Photos): string {
  const { minutes, portions, recipe: t } = words[locale];
  return `<main class="recipe">${status}${img(photos, dish.id)}<i class="round">${icon('chevron-left')}</i><i class="round heart">${icon('heart', 22)}</i><div class="sheet"><h1>${dish.title}</h1><div class="facts-row"><span class="pill">${icon('clock', 18)}${String(dish.minutes)} ${minutes}</span><span class="pill">${icon('flame', 18)}${String(dish.kcal)} kcal</span><span class="pill blush">${String(dish.protein)} g ${t.protein}</span></div><div class="row"><h2>${t.ingredients}</h2><span class="stepper"><i>${icon('minus', 18, 2.6)}</i>${String(dish.servings)} ${portions}<i>${icon('plus', 18, 2.6)}</i></span></div><div class="goods">${list(dish.ingredients, ({ quantity, name }) => `<p><b>${quantity}</b><span>${name}</span></p>`)}</div></div><div class="cook"><div class="button">${icon('cooking-pot', 23)}${t.cook}</div></div><i class="bar"></i></main>`;
}

/** The top of the shopping list: amounts of the whole week, by where they stand in the shop. */
function shopping({ locale, aisles }: Content): string {
  const { list: t } = words[locale];
  return `${status}<main><div class="head with-action"><div><h1>${t.title}</h1><p>${t.text}</p></div><i>${icon('share', 22)}</i></div>${list(
    aisles,
    ({ title, lines }) =>
      `<section class="aisle"><h2>${title}</h2><div class="card">${list(
        lines,
        ({ name, quantity, recipes, bought }) =>
          `<div class="good${bought ? ' done' : ''}">${tick(bought)}<span class="name">${name.charAt(0).toUpperCase()}${name.slice(1)}${recipes > 1 ? `<small>${String(recipes)} ${t.recipes}</small>` : ''}</span><span class="much">${quantity}</span></div>`,
      )}</div></section>`,
  )}</main>${tabs(locale, 2)}`;
}

/** Seven days with their meals and sums. */
function wholeWeek({ locale, days, today: now }: Content, photos: Photos): string {
  const { weekdays, week: t } = words[locale];
  const state = (index: number): string => (index === now.day ? ' on' : index < now.day ? ' past' : '');
  return `${status}<main class="week"><div class="head"><h1>${t.title}</h1><p>${t.text}</p></div>${list(
    days,
    ({ dishes, kcal }, index) =>
      `<section class="card day${state(index)}"><div>${(weekdays[index] ?? '').slice(0, locale === 'de' ? 2 : 3)}<small>${formatNumber(kcal, locale)} kcal</small></div>${list(dishes, ({ id }) => img(photos, id))}</section>`,
  )}</main>${tabs(locale, 1)}`;
}

const answerIcons = ['utensils', 'moon', 'coffee', 'sprout'];
const chosen = 2;

/** The second of four steps of an exercise about hunger. */
function exercise({ locale }: Content, photos: Photos): string {
  const { exercise: t } = words[locale];
  return `${status}<main class="exercise"><div class="crumb"><i>${icon('chevron-left')}</i><span>${t.length}</span><span></span></div><div class="steps"><i class="on"></i><i class="on"></i><i></i><i></i></div>${img(photos, 'feature-exercises')}<h1>${t.title}</h1><p>${t.text}</p><div class="answers">${list(
    t.answers,
    (answer, index) =>
      `<div class="card answer${index === chosen ? ' on' : ''}">${icon(answerIcons[index] ?? '', 23)}${answer}${tick(index === chosen)}</div>`,
  )}</div><p class="note">${t.note}</p><div class="button">${t.next}</div><i class="bar"></i></main>`;
}

export const views: Readonly<Record<string, (content: Content, photos: Photos) => string>> = {
  today,
  recipe,
  list: shopping,
  week: wholeWeek,
  exercise,
};
