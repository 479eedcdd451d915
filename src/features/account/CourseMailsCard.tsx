import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { courseMailKinds } from '#domain/course/reminders.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { CheckField } from '#site/ui/CheckField.tsx';
import { createCourseMails } from './course-mails.ts';
import type { AccountTexts } from './texts.ts';
import '#site/ui/surface.css';
import './account.css';

export function CourseMailsCard({ texts }: { texts: AccountTexts }) {
  const [mails] = useState(createCourseMails);
  const state = useStore(mails.$state);
  const doing = useStore(mails.$doing);
  const { courseMails: t, errors } = texts;
  useEffect(() => {
    void mails.load();
  }, [mails]);
  const failed = state.step === 'unreachable' ? state : doing.state === 'failed' ? doing : undefined;
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
            aria-busy={doing.state === 'busy' && doing.action.kind === kind}
            onChange={({ target }) => void mails.change(kind, target.checked)}
          >
            {t[kind]}
          </CheckField>
        ))}
      <Alert text={failed && errors[failed.code]} />
      <Alert kind="notice" text={doing.state === 'done' ? (doing.action.on ? t.on : t.off) : undefined} />
    </section>
  );
}
