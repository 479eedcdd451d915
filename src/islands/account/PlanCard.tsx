import { formatDate } from '#domain/format.ts';
import { isPlanOrder, type AppStanding } from '#domain/shop/account.ts';
import { shortNumber } from '#domain/shop/declaration.ts';
import type { OrderView } from '#domain/shop/order.ts';
import { StateBadge } from './StateBadge.tsx';
import type { AccountStore, Doing } from './account.store.ts';
import { fillGaps, type AccountTexts } from './texts.ts';

type Held = Exclude<AppStanding, { state: 'none' }>;

interface Props {
  texts: AccountTexts;
  app: Held;
  orders: readonly OrderView[];
  doing: Doing;
  account: AccountStore;
}

const kinds = {
  processing: 'notice',
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

/** Her plan: how it stands, until when, and what she can do about it. */
export function PlanCard({ texts, app, orders, doing, account }: Props) {
  const { plan, paths } = texts;
  const product = 'subscription' in app ? app.subscription.product : undefined;
  const order = orders.find(isPlanOrder);
  const name = product ?? (order && app.state === 'processing' ? order.product : undefined);
  const date = dateOf(app);
  const isManaged = 'subscription' in app;
  const canCancel = app.state === 'live' || app.state === 'overdue' || app.state === 'suspended';
  const isBusy = doing.state === 'busy' && doing.verb === 'portal';
  const number = order ? `&order=${shortNumber(order.id)}` : '';
  return (
    <section className="surface account-half" aria-labelledby="account-plan">
      <div className="account-title">
        <h2 id="account-plan">{plan.title}</h2>
        <StateBadge kind={kinds[app.state]} text={plan.states[app.state]} />
      </div>
      {name !== undefined && name in plan.names && <p className="account-name">{plan.names[name]}</p>}
      <p>{fillGaps(plan.about[app.state], date === null ? {} : { date: formatDate(new Date(date)) })}</p>
      {app.state === 'ended' && (
        <p className="account-actions">
          <a className="button secondary" href={paths.plans}>
            {texts.empty.plans}
          </a>
        </p>
      )}
      {isManaged && (
        <p className="account-actions">
          <button
            type="button"
            className="button secondary"
            aria-busy={isBusy}
            onClick={() => void account.manage()}
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
