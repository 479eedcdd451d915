import { formatMoney } from '#domain/format.ts';
import { productOf } from '#domain/shop/catalogue.ts';
import type { OrderView } from '#domain/shop/order.ts';
import { Result } from './Result.tsx';
import type { WelcomeTexts } from './texts.ts';

interface Props {
  order: OrderView;
  texts: WelcomeTexts;
  account: string;
}

export function Paid({ order, texts, account }: Props) {
  const { paid: t, order: words } = texts;
  const isCourse = productOf(order.product).kind === 'course';
  const steps = [t.stepAccount, t.stepApp, ...(isCourse ? [t.stepCourse] : [])];
  return (
    <Result
      title={isCourse ? t.courseTitle : t.appTitle}
      text={isCourse ? t.courseText : t.appText}
      link={t.link}
      href={account}
    >
      <p className="welcome-order" aria-label={words.label}>
        <span>{isCourse ? words.course : words.plan}</span>
        <strong>
          {formatMoney(order.cents)} {words.paid}
        </strong>
      </p>
      <h2>{t.next}</h2>
      <ol className="welcome-steps" role="list">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Result>
  );
}
