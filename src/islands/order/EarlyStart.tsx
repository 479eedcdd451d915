import { productOf } from '#domain/shop/catalogue.ts';
import { CheckField } from '#site/ui/CheckField.tsx';
import type { Review, Wishes } from './order-state.ts';
import type { OrderTexts } from './texts.ts';

interface Props {
  texts: OrderTexts;
  review: Review;
  wish: (wishes: Partial<Wishes>) => void;
}

/** Her wish to begin at once, and that she knows what follows: never ticked for her (§ 356 BGB). */
export function EarlyStart({ texts: { early: t, errors }, review: { offer, wishes, problem }, wish }: Props) {
  const { kind } = productOf(offer.product);
  const missing = problem === 'early_start_missing' ? errors.early_start_missing : undefined;
  return (
    <fieldset className="order-part">
      <legend>{t.title}</legend>
      <p>{t.text}</p>
      <CheckField
        name="begin"
        checked={wishes.begin}
        problem={wishes.begin ? undefined : missing}
        onChange={({ target }) => wish({ begin: target.checked })}
      >
        {t.begin}
      </CheckField>
      <CheckField
        name="knows"
        checked={wishes.knows}
        problem={wishes.knows || !wishes.begin ? undefined : missing}
        onChange={({ target }) => wish({ knows: target.checked })}
      >
        {kind === 'plan' ? t.knowsPlan : t.knowsCourse}
      </CheckField>
    </fieldset>
  );
}
