import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useState } from 'react';
import { fill, plural } from '#domain/fill.ts';
import type { ReimbursementTexts } from './props.ts';
import type { InsurerSelector, Option } from './reimbursement.store.ts';

interface Props {
  texts: ReimbursementTexts;
  chosen: Option | undefined;
  selector: InsurerSelector;
}

const { InputBlur, InputChange, InputClick } = useCombobox.stateChangeTypes;

/**
 * Typing marks the first that fits, so that Enter takes it. Leaving the field selects the typed insurer if only one fits,
 * and otherwise keeps the earlier choice.
 */
function reduce(
  find: (typed: string) => Option[],
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  if (type === InputClick) return { ...changes, isOpen: true };
  // By what was typed just now: the default knows the text before.
  if (type === InputChange)
    return { ...changes, highlightedIndex: changes.inputValue?.trim() === '' ? -1 : 0 };
  if (type !== InputBlur) return changes;
  const found = state.inputValue.trim() === '' ? [] : find(state.inputValue);
  const selectedItem = (found.length === 1 ? found[0] : undefined) ?? state.selectedItem;
  return { ...changes, selectedItem, inputValue: selectedItem?.name ?? '' };
}

/** A combobox for the insurer: a field to type in and a list to choose from. */
export function InsurerField({ texts: t, chosen, selector }: Props) {
  const [typed, setTyped] = useState('');
  const [count, setCount] = useState<number>();
  // The whole list where nothing new was typed.
  const found = selector.find(typed === chosen?.name ? '' : typed);

  const box = useCombobox<Option>({
    id: 'insurer',
    items: found,
    inputValue: typed,
    selectedItem: chosen ?? null,
    itemToString: (option) => option?.name ?? '',
    itemToKey: (option) => option?.id,
    defaultHighlightedIndex: typed.trim() === '' || typed === chosen?.name ? -1 : 0,
    stateReducer: (state, change) => reduce(selector.find, state, change),
    onInputValueChange: ({ inputValue, type }) => {
      setTyped(inputValue);
      const isSearch = type === InputChange && inputValue.trim() !== '';
      setCount(isSearch ? selector.find(inputValue).length : undefined);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      selector.choose(selectedItem?.id);
    },
  });

  const isShown = box.isOpen && found.length > 0;
  /** Expanded means that there is something to see: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
  const expanded = { 'aria-expanded': isShown };
  const said = count === 0 ? t.none : count && fill(plural(t.found, count), { count });
  return (
    <div className="insurer-field">
      <label {...box.getLabelProps()}>{t.label}</label>
      <div className="insurer-box">
        <input {...box.getInputProps()} {...expanded} placeholder={t.placeholder} spellCheck={false} />
        <button type="button" aria-label={t.open} {...box.getToggleButtonProps()} {...expanded}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 9 6 6 6-6" />
          </svg>
        </button>
      </div>
      <ul {...box.getMenuProps()} hidden={!isShown}>
        {isShown &&
          found.map((option, index) => (
            <li
              key={option.id}
              {...box.getItemProps({ item: option, index })}
              data-active={index === box.highlightedIndex}
              data-chosen={option.id === chosen?.id}
            >
              {option.name}
            </li>
          ))}
      </ul>
      <p role="status" className="field-hint">
        {said}
      </p>
    </div>
  );
}
