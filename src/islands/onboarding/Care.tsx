import { fillIn } from '#domain/fill-in.ts';
import { lowestHealthyWeight } from '#domain/body.ts';
import { formatNumber } from '#domain/format.ts';
import { eatingDisorderHelp } from '#domain/help.ts';
import type { OnboardingTexts } from '#i18n/onboarding.ts';

interface Props {
  texts: OnboardingTexts;
  /** In whole centimetres. */
  height: number;
  use: (kilograms: string) => void;
}

/** A weight that we do not plan towards, said with care, and a place to turn to. */
export function Care({ texts: { care: t }, height, use }: Props) {
  const least = lowestHealthyWeight(height);
  const kg = `${formatNumber(least)}\u00a0kg`;
  return (
    <div className="onb-care">
      <p>
        <strong>{t.title}</strong> {fillIn(t.text, { kg })}
      </p>
      <button className="button secondary" type="button" onClick={() => use(String(least))}>
        {fillIn(t.use, { kg })}
      </button>
      <p>
        {t.help}{' '}
        <a href={`tel:${eatingDisorderHelp.dial}`}>{eatingDisorderHelp.phone.replaceAll(' ', '\u00a0')}</a>
      </p>
      <p>
        <a href={eatingDisorderHelp.web} target="_blank" rel="noreferrer">
          {t.web}
        </a>
      </p>
    </div>
  );
}
