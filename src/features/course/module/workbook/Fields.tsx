import { useId, useRef } from 'react';
import type { WorkbookField } from '#domain/course/module-content.ts';
import {
  daysOfWeek,
  longestEntry,
  keyOfDay,
  ticked,
  toggled,
  type Entries,
} from '#domain/course/workbook.ts';
import { CheckField } from '#site/ui/CheckField.tsx';
import { TextField } from '#site/ui/TextField.tsx';
import type { ModuleTexts } from '../texts.ts';
import '#site/ui/button.css';
import '#site/ui/choice.css';
import '#site/ui/form.css';
import '#site/ui/growing-text.css';
import '../module.css';

interface Props {
  texts: ModuleTexts;
  field: WorkbookField;
  entries: Entries;
  write: (key: string, text: string) => void;
}

const longestLine = 300;
const scale = Array.from({ length: 10 }, (_, step) => String(step + 1));

/** As high as their text, on screen and paper. */
function Lines({ field: { id: key, label }, entries, write }: Props) {
  const id = useId();
  const text = entries[key] ?? '';
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <div className="text-box grows workbook-lines" data-words={`${text} `}>
        <textarea
          id={id}
          rows={3}
          maxLength={longestEntry}
          value={text}
          onChange={({ target }) => {
            write(key, target.value);
          }}
        />
      </div>
    </div>
  );
}

function Scale({ texts: { workbook: t }, field: { id: key, label }, entries, write }: Props) {
  const id = useId();
  const steps = useRef<HTMLDivElement>(null);
  const chosen = entries[key] ?? '';
  return (
    <fieldset className="workbook-scale" aria-describedby={`${id}-hint`}>
      <legend>{label}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {t.scale}
      </p>
      <div ref={steps} className="workbook-steps">
        {scale.map((step) => (
          <label key={step}>
            <input
              type="radio"
              name={id}
              value={step}
              checked={chosen === step}
              onChange={() => {
                write(key, step);
              }}
            />
            <span>{step}</span>
          </label>
        ))}
      </div>
      {chosen !== '' && (
        <button
          type="button"
          className="text-button no-print"
          onClick={() => {
            write(key, '');
            steps.current?.querySelector('input')?.focus();
          }}
        >
          {t.clear}
        </button>
      )}
    </fieldset>
  );
}

const Choice = ({ field: { id: key, label, options }, entries, write }: Props) => (
  <fieldset className="workbook-choice">
    <legend>{label}</legend>
    {options.map((option) => (
      <CheckField
        key={option}
        checked={ticked(entries[key]).includes(option)}
        onChange={() => {
          write(key, toggled(entries[key], option));
        }}
      >
        {option}
      </CheckField>
    ))}
  </fieldset>
);

const Week = ({ texts: { workbook: t }, field: { id, label }, entries, write }: Props) => (
  <fieldset className="workbook-week">
    <legend>{label}</legend>
    {daysOfWeek.map((day) => {
      const key = keyOfDay(id, day);
      return (
        <TextField
          key={day}
          label={t.days[day]}
          type="text"
          autoComplete="off"
          maxLength={longestLine}
          value={entries[key] ?? ''}
          onChange={({ target }) => {
            write(key, target.value);
          }}
        />
      );
    })}
  </fieldset>
);

export function Field(props: Props) {
  const { field, entries, write } = props;
  switch (field.kind) {
    case 'line':
      return (
        <TextField
          label={field.label}
          type="text"
          autoComplete="off"
          maxLength={longestLine}
          value={entries[field.id] ?? ''}
          onChange={({ target }) => {
            write(field.id, target.value);
          }}
        />
      );
    case 'lines':
      return <Lines {...props} />;
    case 'scale':
      return <Scale {...props} />;
    case 'choice':
      return <Choice {...props} />;
    case 'week':
      return <Week {...props} />;
  }
}
