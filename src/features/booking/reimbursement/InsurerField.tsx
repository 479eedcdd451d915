import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useState } from 'react';
import { fill, plural } from '#domain/text/fill.ts';
import { LineIcon } from '#site/ui/LineIcon.tsx';
import type { ReimbursementTexts } from './props.ts';
import type { InsurerSelector, Option } from './state.ts';
import '#site/ui/form.css';
import './selector.css';

interface Props {
  texts: ReimbursementTexts;
  chosen: Option | undefined;
  selector: InsurerSelector;
}

const { InputBlur, InputChange, InputClick, InputKeyDownEscape, ControlledPropUpdatedSelectedItem } =
  useCombobox.stateChangeTypes;

/**
 * Typing highlights the first match, so that Enter selects it, and clears the earlier choice. Leaving the field
 * selects the typed insurer if only one matches. Escape closes the list and changes nothing else.
 */
function reduce(
  find: InsurerSelector['find'],
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  const { inputValue, selectedItem } = state;
  if (type === InputClick) return { ...changes, isOpen: true };
  if (type === InputChange) {
    return {
      ...changes,
      // Filters by the current input; the default would use the previous one.
      highlightedIndex: changes.inputValue?.trim() === '' ? -1 : 0,
      selectedItem: changes.inputValue === selectedItem?.name ? selectedItem : null,
    };
  }
  if (type === InputKeyDownEscape) return { ...changes, inputValue, selectedItem };
  if (type === InputBlur) {
    const found = inputValue.trim() === '' ? [] : find(inputValue);
    const taken = (found.length === 1 ? found[0] : undefined) ?? selectedItem;
    return { ...changes, selectedItem: taken, inputValue: taken?.name ?? inputValue };
  }
  // Clearing a choice also clears its name; a search that cleared it continues.
  const isSearching =
    type === ControlledPropUpdatedSelectedItem &&
    changes.selectedItem === null &&
    !find(inputValue).some(({ name }) => name === inputValue);
  return isSearching ? { ...changes, inputValue } : changes;
}

/** A combobox for the insurer: a field to type in and a list to choose from. */
export function InsurerField({ texts: t, chosen, selector }: Props) {
  const [typed, setTyped] = useState('');
  const [count, setCount] = useState<number>();
  // The whole list if nothing new was typed.
  const found = selector.find(typed === chosen?.name ? '' : typed);

  const box = useCombobox<Option>({
    id: 'insurer',
    items: [...found],
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
  /** Expanded only if there is something to see: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
  const expanded = { 'aria-expanded': isShown };
  /** Downshift names an empty id while nothing is highlighted. */
  const active = box.highlightedIndex >= 0 ? {} : { 'aria-activedescendant': undefined };
  const said = count === 0 ? t.none : count && fill(plural(t.found, count), { count });
  return (
    <div className="insurer-field stack-xs">
      <label className="title-s" {...box.getLabelProps()}>
        {t.label}
      </label>
      <div className="insurer-box">
        <input
          {...box.getInputProps({
            // Synchronously: Downshift reports it in an effect, and a letter typed before that would be lost.
            onChange: ({ currentTarget }) => {
              setTyped(currentTarget.value);
            },
            onFocus: ({ currentTarget }) => {
              currentTarget.select();
            },
            // A click would move the cursor into the name that the focus has selected.
            onClick: ({ currentTarget }) => {
              if (typed === chosen?.name) currentTarget.select();
            },
          })}
          {...expanded}
          {...active}
          placeholder={t.placeholder}
          spellCheck={false}
        />
        <button type="button" aria-label={t.open} {...box.getToggleButtonProps()} {...expanded}>
          <LineIcon>
            <path d="m6 9 6 6 6-6" />
          </LineIcon>
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
