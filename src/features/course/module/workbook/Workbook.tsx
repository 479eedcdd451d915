import { useStore } from '@nanostores/react';
import { fill } from '#domain/text/fill.ts';
import type { Workbook as Written } from '#domain/course/module-content.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import type { ModuleTexts } from '../texts.ts';
import { Field } from './Fields.tsx';
import { Keeping } from './Keeping.tsx';
import type { WorkbookStore } from './state.ts';
import '#site/ui/button.css';
import '#site/ui/form.css';
import '#site/ui/surface.css';
import '../module.css';

interface Props {
  texts: ModuleTexts;
  workbook: Written;
  store: WorkbookStore;
}

/** Filled in on the page, saved automatically, printable. */
export function Workbook({ texts, workbook, store }: Props) {
  const { workbook: t } = texts;
  const state = useStore(store.$state);
  return (
    <section id="arbeitsheft" className="workbook stack" aria-labelledby="workbook-title">
      <h2 id="workbook-title">{t.title}</h2>
      <p className="lead">{workbook.intro}</p>
      {state.step === 'loading' ? (
        <Skeleton label={texts.loading} />
      ) : (
        <>
          <Keeping texts={texts} state={state} store={store} />
          <ol role="list" className="workbook-pages stack-l">
            {workbook.pages.map(({ title, text, fields }, page) => (
              <li key={title} className="surface">
                <p className="eyebrow">{fill(t.page, { page: page + 1 })}</p>
                <h3>{title}</h3>
                <p className="soft dense">{text}</p>
                {fields.map((field) => (
                  <Field
                    key={field.id}
                    texts={texts}
                    field={field}
                    entries={state.entries}
                    write={store.write}
                  />
                ))}
              </li>
            ))}
          </ol>
          <p className="buttons no-print">
            <button
              type="button"
              className="button secondary"
              onClick={() => {
                print();
              }}
            >
              {t.print}
            </button>
            {state.kept.storage === 'account' && (
              <button
                type="button"
                className="button quiet"
                aria-busy={state.doing.state === 'busy' && state.doing.verb === 'download'}
                onClick={() => void store.download()}
              >
                {t.pdf}
              </button>
            )}
          </p>
          {state.kept.storage !== 'account' && <p className="field-hint no-print">{t.pdfBrowser}</p>}
        </>
      )}
    </section>
  );
}
