import { useEffect, useRef } from 'react';
import { fill, plural } from '#domain/fill.ts';
import { fraction } from '#domain/recipes/fraction.ts';
import { showFractions } from '#domain/recipes/show-figure.ts';
import type { Served } from '#domain/composed-week.ts';
import type { Place } from '#domain/kept-week.ts';
import { pictureSet, pictureWidths } from '#domain/meal-plan/dish.ts';
import { from } from '#site/styles/breakpoints.ts';
import { Icon } from './Icon.tsx';
import type { Week } from './week.store.ts';
import { kilocalories, minutesText, type WeekWords } from './words.ts';

/** Beside the words on a phone; upright where four days, or seven, stand side by side. */
const pictureSizes = `${from.wide} 10rem, ${from.medium} 25vw, 9rem`;

interface Props extends WeekWords {
  place: Place;
  /** `Montag` */
  dayName: string;
  served: Served;
  week: Week;
}

/** `1 ½ Portionen`, in one piece. */
const portions = (helpings: number, { helping }: WeekWords['texts']['week']) =>
  fill(plural(helping, helpings > 1 ? 2 : 1), {
    count: showFractions(fraction(helpings * 4, 4)),
  }).replaceAll(' ', '\u{a0}');

type DishProps = Omit<Props, 'served'> & { served: Extract<Served, { kind: 'dish' }>; move: () => void };

/** A dish: what it is, how long it takes, what it holds for her, and the verbs. */
function DishOfMeal({ place, dayName, served, week, move, ...words }: DishProps) {
  const { texts, meals, locale } = words;
  const { week: t } = texts;
  const { dish, helpings, kcal } = served.planned;
  const meal = meals[place.meal];
  const gaps = { day: dayName, meal };
  const facts = [
    minutesText(dish.minutes, words),
    kilocalories(kcal, locale),
    ...(helpings === 1 ? [] : [portions(helpings, t)]),
  ];
  return (
    <>
      <img
        key={dish.id}
        src={dish.thumbnail}
        srcSet={pictureSet(dish)}
        sizes={pictureSizes}
        alt=""
        width={pictureWidths.thumbnail}
        height={(pictureWidths.thumbnail * 3) / 4}
        loading="lazy"
        decoding="async"
      />
      <div className="week-words">
        <h4>
          <span>{meal}</span> <a href={dish.path}>{dish.title}</a>
        </h4>
        <p className="week-facts">
          <span>
            {facts.map((fact) => (
              <span key={fact}>{fact} </span>
            ))}
          </span>
        </p>
      </div>
      <div className="week-acts">
        <button
          type="button"
          aria-label={fill(t.otherOf, { ...gaps, title: dish.title })}
          title={t.other}
          onClick={() => {
            week.somethingElse(place);
          }}
        >
          <Icon name="other" />
          <span>{t.other}</span>
        </button>
        <button
          type="button"
          aria-label={fill(t.keepOf, { day: dayName, title: dish.title })}
          aria-pressed={served.pinned}
          title={t.keep}
          onClick={() => {
            week.keep(place);
          }}
        >
          <Icon name="keep" />
          <span>{t.keep}</span>
        </button>
        <button
          type="button"
          aria-label={fill(t.outOf, gaps)}
          title={t.out}
          onClick={() => {
            move();
            week.eatOut(place);
          }}
        >
          <Icon name="out" />
          <span>{t.outTitle}</span>
        </button>
      </div>
    </>
  );
}

/** One meal of a day. */
export function MealPlace(props: Props) {
  const { place, dayName, served, week, texts, meals, paths } = props;
  const { week: t } = texts;
  const meal = meals[place.meal];
  const item = useRef<HTMLLIElement>(null);
  const moves = useRef(false);
  // A button that was pressed is gone with what it changed: the focus stays with the meal.
  useEffect(() => {
    if (moves.current) item.current?.querySelector('button')?.focus();
    moves.current = false;
  }, [served.kind]);
  const move = () => {
    moves.current = true;
  };
  return (
    <li ref={item} className="week-meal" data-kind={served.kind}>
      {served.kind === 'dish' && <DishOfMeal {...props} served={served} move={move} />}
      {served.kind === 'out' && (
        <div className="week-words">
          <h4>
            <span>{meal}</span> {t.outTitle}
          </h4>
          <p>{t.outText}</p>
          <button
            className="text-button"
            type="button"
            aria-label={fill(t.backOf, { day: dayName, meal })}
            onClick={() => {
              move();
              week.eatHere(place);
            }}
          >
            {t.back}
          </button>
        </div>
      )}
      {served.kind === 'missing' && (
        <div className="week-words">
          <h4>
            <span>{meal}</span> {t.missing}
          </h4>
          <p>
            <a href={paths.recipes}>{t.missingText}</a>
          </p>
        </div>
      )}
    </li>
  );
}
