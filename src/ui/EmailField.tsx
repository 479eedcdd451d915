import { useState, type ComponentProps } from 'react';
import { fill } from '#domain/text/fill.ts';
import type { Screens } from '#i18n/texts.ts';
import { meantAddress } from '#domain/mail/mistyped-host.ts';
import { TextField } from './TextField.tsx';
import './button.css';

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'onChange' | 'onBlur'> {
  value: string;
  change: (value: string) => void;
  /** Asks whether `{{address}}` was meant. */
  meant: Screens['shell']['meantAddress'];
}

/** Suggests the address that was probably meant, once the visitor has left the field. */
export function EmailField({ value, change, meant, ...field }: Props) {
  const [left, setLeft] = useState<string>();
  const address = left === value ? meantAddress(value) : undefined;
  return (
    <div className="stack-2xs">
      <TextField
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        type="email"
        inputMode="email"
        value={value}
        onChange={({ target }) => {
          change(target.value);
        }}
        onBlur={() => {
          setLeft(value);
        }}
      />
      <div role="status" className="unless-empty">
        {address !== undefined && (
          <button
            type="button"
            className="text-button"
            onClick={() => {
              change(address);
            }}
          >
            {fill(meant, { address })}
          </button>
        )}
      </div>
    </div>
  );
}
