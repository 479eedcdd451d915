import { TextField } from '#site/ui/TextField.tsx';
import type { Review } from './order-state.ts';
import type { OrderTexts } from './texts.ts';

interface Props {
  texts: OrderTexts;
  review: Review;
  type: (email: string) => void;
}

/** Where confirmation and invoice go: the address that is known, or the one that she gives us here. */
export function Email({ texts: { review: t, errors }, review: { email, problem }, type }: Props) {
  const isWrong = problem === 'email_invalid' || problem === 'email_taken';
  return (
    <section className="order-part" aria-labelledby="order-email">
      <h2 id="order-email">{t.emailTitle}</h2>
      {'known' in email ? (
        <p>
          {t.emailKnown} <strong className="order-address">{email.known}</strong>
        </p>
      ) : (
        <TextField
          name="email"
          type="email"
          label={t.emailLabel}
          hint={t.emailHint}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email.typed}
          problem={isWrong ? errors[problem] : undefined}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </section>
  );
}
