import { fill } from '#domain/text/fill.ts';
import { formatLastDay } from '#domain/text/format.ts';
import { isPlanOrder, type AppStanding, type CourseStanding } from '#domain/shop/account.ts';
import { shortNumber } from '#domain/shop/declaration.ts';
import { orderPath } from '#i18n/order-path.ts';
import { productName } from '#domain/shop/product-name.ts';
import type { OrderView } from '#domain/shop/order.ts';
import type { AccountStore, Doing } from './state.ts';
import type { AccountTexts } from './texts.ts';
import '#site/ui/badge.css';
import '#site/ui/button.css';
import '#site/ui/surface.css';
import './account.css';

type Held = Exclude<AppStanding, { state: 'none' }>;

const StateBadge = ({ kind, text }: { kind: 'good' | 'notice' | 'problem' | 'over'; text: string }) => (
  <span className="account-badge badge large" data-kind={kind}>
    {text}
  </span>
);

const OrderAgain = ({ texts, order }: { texts: AccountTexts; order: OrderView }) => (
  <p className="account-actions cluster">
    <a className="button secondary" href={orderPath(texts.locale, order.product, order.discount)}>
      {texts.orders.again}
    </a>
  </p>
);

interface PlanProps {
  texts: AccountTexts;
  app: Held;
  orders: readonly OrderView[];
  doing: Doing;
  account: AccountStore;
}

const planKinds = {
  processing: 'notice',
  failed: 'problem',
  live: 'good',
  ending: 'notice',
  overdue: 'problem',
  suspended: 'problem',
  ended: 'over',
  with_course: 'good',
} as const;

function dateOf(app: Held): string | null {
  if (app.state === 'with_course') return app.until;
  if (!('subscription' in app)) return null;
  const { periodEnd, accessUntil } = app.subscription;
  return app.state === 'overdue' ? accessUntil : periodEnd;
}

export function PlanCard({ texts, app, orders, doing, account }: PlanProps) {
  const { plan, paths } = texts;
  const order = 'order' in app ? app.order : orders.find(isPlanOrder);
  const name =
    'subscription' in app ? app.subscription.product : 'order' in app ? app.order.product : undefined;
  const date = dateOf(app);
  const isManaged = 'subscription' in app;
  const canCancel = app.state === 'live' || app.state === 'overdue' || app.state === 'suspended';
  const isBusy = doing.state === 'busy' && doing.action === 'portal';
  const number = order ? `&order=${shortNumber(order.id)}` : '';
  return (
    <section className="surface account-half" aria-labelledby="account-plan">
      <div className="account-title spread">
        <h2 id="account-plan">{app.state === 'with_course' ? plan.withCourse : plan.title}</h2>
        <StateBadge kind={planKinds[app.state]} text={plan.state[app.state]} />
      </div>
      {name !== undefined && <p className="account-name">{productName(name, texts.product)}</p>}
      <p>{fill(plan.text[app.state], { date: date === null ? '' : formatLastDay(new Date(date)) })}</p>
      {app.state === 'failed' && <OrderAgain texts={texts} order={app.order} />}
      {app.state === 'ended' && (
        <p className="account-actions cluster">
          <a className="button secondary" href={paths.plans}>
            {plan.again}
          </a>
        </p>
      )}
      {isManaged && (
        <p className="account-actions cluster">
          <button
            type="button"
            className="button secondary"
            aria-busy={isBusy}
            onClick={() => void account.openPortal(order?.id)}
          >
            {app.state === 'overdue' || app.state === 'suspended' ? plan.pay : plan.manage}
          </button>
          {canCancel && (
            <a className="text-button" href={`${paths.cancel}?contract=app${number}#form`}>
              {plan.cancel}
            </a>
          )}
        </p>
      )}
    </section>
  );
}

const courseKinds = {
  processing: 'notice',
  failed: 'problem',
  running: 'good',
  complete: 'good',
  expired: 'over',
  suspended: 'problem',
} as const;

export const CourseCard = ({ texts, standing }: { texts: AccountTexts; standing: CourseStanding }) => {
  const { course, state, order, until } = standing;
  return (
    <section className="surface account-half" aria-labelledby={`account-${course}`}>
      <div className="account-title spread">
        <h2 id={`account-${course}`}>{texts.product.course[course]}</h2>
        <StateBadge kind={courseKinds[state]} text={texts.course.state[state]} />
      </div>
      <p>{fill(texts.course.text[state], { date: formatLastDay(new Date(until)) })}</p>
      {state === 'failed' ? (
        <OrderAgain texts={texts} order={order} />
      ) : (
        <p className="account-actions cluster">
          {state === 'complete' && (
            <a className="button primary" href={texts.paths.certificate}>
              {texts.course.certificate}
            </a>
          )}
          {state !== 'processing' && (
            <a className="button secondary" href={texts.paths.myCourse}>
              {texts.course.open}
            </a>
          )}
          <a className="text-button" href={texts.paths.courses[course]}>
            {texts.course.about}
          </a>
          <a className="text-button" href={texts.paths.invoices[course]}>
            {texts.course.invoice}
          </a>
        </p>
      )}
    </section>
  );
};
