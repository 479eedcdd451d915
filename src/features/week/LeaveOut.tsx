import { fill } from '#domain/text/fill.ts';
import type { Locale } from '#domain/text/locales.ts';
import type { Allergen } from '#domain/recipes/allergens.ts';
import type { Screens } from '#i18n/texts.ts';
import '#site/ui/choice.css';
import './leave-out.css';

type LeaveOutTexts = Screens['week']['leaveOut'];

/** `ohne Nüsse und Milch` */
export const withoutText = (without: readonly Allergen[], texts: LeaveOutTexts, locale: Locale): string =>
  fill(texts.without, {
    names: new Intl.ListFormat(locale).format(without.map((allergen) => texts.names[allergen])),
  });

interface Props {
  texts: LeaveOutTexts;
  /** Allergens in the recipes. */
  offered: readonly Allergen[];
  without: readonly Allergen[];
  leaveOut: (without: readonly Allergen[]) => void;
}

export const LeaveOut = ({ texts, offered, without, leaveOut }: Props) => (
  <fieldset className="leave-out">
    <legend>{texts.title}</legend>
    <div className="cluster">
      {offered.map((allergen) => (
        <label className="choice" key={allergen}>
          <input
            type="checkbox"
            checked={without.includes(allergen)}
            onChange={({ target: { checked } }) => {
              leaveOut(checked ? [...without, allergen] : without.filter((other) => other !== allergen));
            }}
          />
          <span>{texts.names[allergen]}</span>
        </label>
      ))}
    </div>
    <p>
      {texts.note} {texts.private}
    </p>
  </fieldset>
);
