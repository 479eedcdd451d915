import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { fill } from '#domain/text/fill.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { CheckField } from '#site/ui/CheckField.tsx';
import { BillingFields } from './billing/BillingFields.tsx';
import { OpenOrderActions, openOrderLine } from './open-order/OpenOrder.tsx';
import { EmailField } from '#site/ui/EmailField.tsx';
import { productName } from '#domain/shop/product-name.ts';
import { Facts, Price } from './Facts.tsx';
import type { OrderStore } from './state.ts';
import type { Review } from './review.ts';
import type { OrderWords } from './texts.ts';
import '#site/ui/alert.css';
import '#site/ui/badge.css';
import '#site/ui/button.css';
import './order.css';

type Props = OrderWords & { review: Review; order: OrderStore };

/** Problems shown beside their field, not below the button. */
const shownInPlace: readonly (string | undefined)[] = [
  'email_invalid',
  'billing_address_missing',
  'early_start_missing',
];

/** The order before the checkout: what is ordered, for whom, and everything that the law requires above the button. */
export function ReviewScreen({ review, order, ...words }: Props) {
  const { texts } = words;
  const { review: t, notice: notes, button, errors } = texts;
  const { problem, busy, changed, code, offer, offline } = review;
  const { kind } = productOf(offer.product);
  const isOrdering = busy && review.left?.doing === undefined;
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  // On each try, but not on each keystroke, the focus moves to what is missing.
  useEffect(() => {
    if (problem === undefined && tries === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem, tries]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTries(tries + 1);
    void order.order();
  }
  return (
    <form ref={form} className="order-form stack-l" noValidate onSubmit={send}>
      <header>
        <h1>{t.title}</h1>
        <p className="order-lead soft">{t.lead}</p>
      </header>
      <Alert kind={changed === 'dropped' ? 'notice' : 'problem'} text={changed && notes[changed]} />
      <section className="order-product stack-2xs at-start panel" aria-label={texts.facts.product}>
        <h2>{productName(offer.product, words.texts.product)}</h2>
        <p className="order-cost">
          <Price {...words} review={review} />
        </p>
        <p>{kind === 'plan' ? t.planWhat : t.courseWhat}</p>
        {kind === 'course' && <p className="small-print dense">{t.minutes}</p>}
        {code !== undefined && <p className="badge">{fill(t.code, { code })}</p>}
        <OtherProduct {...words} review={review} />
      </section>
      <Left {...words} review={review} order={order} />
      <ContactEmail {...words} review={review} order={order} />
      <Billing {...words} review={review} order={order} />
      <EarlyStart {...words} review={review} order={order} />
      {/* Directly above the button, with nothing in between (§ 312j (2) BGB). */}
      <Facts {...words} review={review} />
      <button type="submit" className="button primary order-button" aria-busy={isOrdering}>
        {isOrdering ? button.leaving : button.order}
      </button>
      <Alert text={shownInPlace.includes(problem) ? undefined : problem && errors[problem]} />
      {/* The answer to a press offline says the same. */}
      <Alert kind="notice" text={offline && problem !== 'unreachable' ? notes.offline : undefined} />
      <p className="small-print dense">{button.next}</p>
    </form>
  );
}

/**
 * After returning from the payment page, or on a later visit: the order that is still open, and why the boxes are
 * empty.
 */
function Left({ texts: { left: t, openOrder }, review: { left }, order }: Props) {
  if (!left) return null;
  return (
    <section className="open-order stack-s at-start panel order-left" aria-labelledby="order-left">
      <h2 className="title-m" id="order-left">
        {left.isUnpaid ? openOrder.nothing : openOrder.title}
      </h2>
      <p>
        {left.isUnpaid && openOrder.title}
        {left.isUnpaid && ': '}
        <strong>{openOrderLine(left.order, openOrder)}</strong>{' '}
        {left.order.isPayable ? openOrder.payable : openOrder.again}
      </p>
      <OpenOrderActions
        texts={openOrder}
        busy={left.doing}
        goOn={() => void order.goOn()}
        drop={() => void order.drop()}
      />
      <Alert text={left.problem && openOrder.errors[left.problem]} />
      <p className="small-print dense">{t.change}</p>
    </section>
  );
}

/** The link to another plan; for a course its confirmed requirements, and the link to the other course. */
function OtherProduct({ review, locale, texts }: Omit<Props, 'order'>) {
  const { key, kind } = productOf(review.offer.product);
  const { review: t, paths } = texts;
  if (kind === 'plan') {
    return (
      <a className="text-button" href={paths.plans}>
        {t.other}
      </a>
    );
  }
  return (
    <>
      {locale !== 'de' && <p className="alert">{t.german}</p>}
      <p className="small-print dense">
        {t.requirements} <a href={coursePath(key, 'requirements', locale)}>{t.requirementsLink}</a>
      </p>
      <a className="text-button" href={coursePath(key, 'course', locale)}>
        {t.otherCourse}
      </a>
    </>
  );
}

/** Where confirmation and invoice are sent: the known address, or the contact e-mail typed here. */
function ContactEmail({
  texts: { review: t, errors, meant },
  review: { email, missing, problem },
  order,
}: Props) {
  const isWrong = problem === 'email_invalid' || missing.includes('email_invalid');
  return (
    <section className="order-part stack-s" aria-labelledby="order-email">
      <h2 className="title-s" id="order-email">
        {t.emailTitle}
      </h2>
      {'known' in email ? (
        <>
          <p>
            {t.emailKnown} <strong className="order-address">{email.known}</strong>
          </p>
          <button type="button" className="text-button" onClick={order.correctEmail}>
            {t.emailChange}
          </button>
        </>
      ) : (
        <EmailField
          name="email"
          label={t.emailLabel}
          hint={t.emailHint}
          autoComplete="email"
          value={email.typed}
          change={order.type}
          meant={meant}
          problem={isWrong ? errors.email_invalid : undefined}
          autoFocus={'instead' in email}
        />
      )}
      {'instead' in email && (
        <button type="button" className="text-button" onClick={order.keepEmail}>
          {fill(t.emailKeep, { address: email.instead })}
        </button>
      )}
    </section>
  );
}

/** The addressee of a course's invoice. */
function Billing({ texts: { billing: t }, review: { billing }, order }: Props) {
  if (!billing) return null;
  return (
    <section className="order-part stack-s" aria-labelledby="order-billing">
      <h2 className="title-s" id="order-billing">
        {t.title}
      </h2>
      <p>{t.text}</p>
      <BillingFields texts={t} billing={billing} type={order.typeBilling} />
    </section>
  );
}

/** Asks to begin at once, and confirms knowing the consequence: never ticked in advance (§ 356 BGB). */
function EarlyStart({ texts: { early: t, earlyStart: words, errors }, review, order }: Props) {
  const { offer, earlyStart, missing, problem } = review;
  const { kind } = productOf(offer.product);
  const isMissing = problem === 'early_start_missing' || missing.includes('early_start_missing');
  const lacks = isMissing ? errors.early_start_missing : undefined;
  return (
    <fieldset className="order-part stack-s">
      <legend className="title-s">{t.title}</legend>
      <p>{t.text}</p>
      <CheckField
        name="begin"
        checked={earlyStart.begin}
        problem={earlyStart.begin ? undefined : lacks}
        onChange={({ target }) => order.setEarlyStart({ begin: target.checked })}
      >
        {words[kind].begin}
      </CheckField>
      <CheckField
        name="knows"
        checked={earlyStart.knows}
        problem={earlyStart.knows ? undefined : lacks && t.knowsMissing}
        onChange={({ target }) => order.setEarlyStart({ knows: target.checked })}
      >
        {words[kind].knows}
      </CheckField>
    </fieldset>
  );
}
