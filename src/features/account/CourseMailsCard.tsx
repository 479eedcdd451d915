import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { courseMailKinds } from '#domain/course/reminders.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { CheckField } from '#site/ui/CheckField.tsx';
import { openCourseMails } from './page.ts';
import type { CourseMailsState } from './course-mails.store.ts';
import type { AccountTexts } from './texts.ts';

function saidOf({ courseMails: t, errors }: AccountTexts, state: CourseMailsState) {
  if (state.step === 'unreachable') return { problem: errors[state.code] };
  if (state.step === 'loading' || state.said === undefined) return {};
  if ('code' in state.said) return { problem: errors[state.said.code] };
  return { notice: state.said.on ? t.on : t.off };
}

export function CourseMailsCard({ texts }: { texts: AccountTexts }) {
  const [mails] = useState(openCourseMails);
  const state = useStore(mails.$state);
  const { courseMails: t } = texts;
  useEffect(() => {
    void mails.load();
  }, [mails]);
  const { problem, notice } = saidOf(texts, state);
  return (
    <section className="surface account-half account-mails" aria-labelledby="account-mails">
      <h2 id="account-mails">{t.title}</h2>
      <p>{t.text}</p>
      {state.step === 'shown' &&
        courseMailKinds.map((kind) => (
          <CheckField
            key={kind}
            name={kind}
            checked={state.view[kind]}
            aria-busy={state.busy === kind}
            onChange={({ target }) => void mails.change(kind, target.checked)}
          >
            {t[kind]}
          </CheckField>
        ))}
      <Alert text={problem} />
      <Alert kind="notice" text={notice} />
    </section>
  );
}
