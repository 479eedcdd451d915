import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { fillIn } from '#domain/fill-in.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { CourseNotes } from './CourseNotes.tsx';
import { EarlyStart } from './EarlyStart.tsx';
import { Email } from './Email.tsx';
import { Facts } from './Facts.tsx';
import { nameOf } from './name-of.ts';
import type { OrderStore } from './order.store.ts';
import type { Review } from './order-state.ts';
import type { OrderWords } from './texts.ts';

interface Props extends OrderWords {
  review: Review;
  order: OrderStore;
  offline: boolean;
}

/** What is said where it belongs, and not below the button. */
const saidInPlace: readonly (string | undefined)[] = ['email_invalid', 'email_taken', 'early_start_missing'];

export function ReviewScreen({ review, order, offline, ...words }: Props) {
  const { texts } = words;
  const { review: t, notice: notices, button, errors } = texts;
  const { problem, busy, notice, code, offer } = review;
  const { kind } = productOf(offer.product);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  // With each try, and not with each key: what is missing gets the focus.
  useEffect(() => {
    if (problem === undefined) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem, tries]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTries(tries + 1);
    void order.order();
  }
  return (
    <form ref={form} className="order-form" noValidate onSubmit={send}>
      <header>
        <h1>{t.title}</h1>
        <p className="order-lead">{t.lead}</p>
      </header>
      <Alert text={notice && notices[notice]} />
      <section className="order-product" aria-label={texts.facts.product}>
        <h2>{nameOf(offer.product, words)}</h2>
        <p>{kind === 'plan' ? t.planWhat : t.courseWhat}</p>
        {code !== undefined && <p className="badge">{fillIn(t.code, { code })}</p>}
        <CourseOrPlan {...words} review={review} />
      </section>
      <Email texts={texts} review={review} type={order.type} />
      <EarlyStart texts={texts} review={review} wish={order.wish} />
      {/* What the law wants directly above the button; nothing may come between (§ 312j BGB). */}
      <Facts {...words} review={review} />
      <button type="submit" className="button primary order-button" aria-busy={busy}>
        {busy ? button.leaving : button.order}
      </button>
      <Alert text={saidInPlace.includes(problem) ? undefined : problem && errors[problem]} />
      <Alert kind="notice" text={offline ? notices.offline : undefined} />
      <p className="order-small">{button.next}</p>
    </form>
  );
}

function CourseOrPlan({ review, ...words }: OrderWords & { review: Review }) {
  const { key, kind } = productOf(review.offer.product);
  if (kind === 'course') return <CourseNotes {...words} course={key} />;
  return (
    <a className="text-button" href={words.texts.paths.plans}>
      {words.texts.review.other}
    </a>
  );
}
