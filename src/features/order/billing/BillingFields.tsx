import { useId } from 'react';
import { billingCountries, type BillingAddress, type BillingField } from '#domain/shop/billing-address.ts';
import { TextField } from '#site/ui/TextField.tsx';
import type { TypedBilling } from './billing.ts';
import type { BillingTexts } from './texts.ts';
import '#site/ui/form.css';
import './billing.css';

interface Props {
  texts: BillingTexts;
  billing: TypedBilling;
  type: (part: Partial<BillingAddress>) => void;
}

/** Name and address for an invoice, with the names that browsers autofill by. */
export function BillingFields({ texts: t, billing: { typed, wrong }, type }: Props) {
  const country = useId();
  const problem = (field: BillingField) => (wrong.includes(field) ? t.wrong[field] : undefined);
  const ofPostcode = typed.country === 'DE' ? t.wrong.postcode : t.wrong.postcodeAbroad;
  const ofBlankPostcode = typed.postcode.trim() === '' ? t.wrong.postcodeMissing : ofPostcode;
  return (
    <div className="billing-fields stack">
      <TextField
        name="name"
        label={t.name}
        hint={t.nameHint}
        autoComplete="billing name"
        autoCapitalize="words"
        spellCheck={false}
        required
        value={typed.name}
        problem={problem('name')}
        onChange={({ target }) => {
          type({ name: target.value });
        }}
      />
      <TextField
        name="street"
        label={t.street}
        autoComplete="billing address-line1"
        autoCapitalize="words"
        spellCheck={false}
        required
        value={typed.street}
        problem={problem('street')}
        onChange={({ target }) => {
          type({ street: target.value });
        }}
      />
      <div className="billing-place pair stack">
        <TextField
          name="postcode"
          label={t.postcode}
          autoComplete="billing postal-code"
          inputMode={typed.country === 'DE' ? 'numeric' : 'text'}
          spellCheck={false}
          required
          value={typed.postcode}
          problem={problem('postcode') && ofBlankPostcode}
          onChange={({ target }) => {
            type({ postcode: target.value });
          }}
        />
        <TextField
          name="city"
          label={t.city}
          autoComplete="billing address-level2"
          autoCapitalize="words"
          spellCheck={false}
          required
          value={typed.city}
          problem={problem('city')}
          onChange={({ target }) => {
            type({ city: target.value });
          }}
        />
      </div>
      <div className="text-field">
        <label htmlFor={country}>{t.country}</label>
        <div className="text-box">
          <select
            id={country}
            name="country"
            autoComplete="billing country"
            value={typed.country}
            onChange={({ target }) => {
              const chosen = billingCountries.find((code) => code === target.value);
              if (chosen) type({ country: chosen });
            }}
          >
            {t.countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
    </div>
  );
}
