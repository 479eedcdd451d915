import { Back } from './Back.tsx';
import { EntryForm } from './EntryForm.tsx';
import { Head } from './Head.tsx';
import type { LoginReason } from '#domain/identity/sign-in.ts';
import type { Form } from './entry.ts';
import type { Login, LoginState } from './login-state.ts';
import type { LoginTexts } from './texts.ts';
import '#site/ui/button.css';
import './login.css';

interface Props {
  state: Extract<LoginState, { step: 'form' }>;
  login: Login;
  texts: LoginTexts;
  reason: LoginReason;
  follows: boolean;
  inPlace: boolean;
  email: { value: string; change: (value: string) => void };
}

/** Links to the other forms that the visitor may want instead. */
const neighbours: Record<Form, readonly Form[]> = {
  'sign-in': ['register', 'link'],
  register: ['sign-in'],
  reset: ['sign-in'],
  link: ['sign-in'],
};

/** A form for signing in, registering, a new password or a sign-in link, with links to the others. */
export function FormScreen({ state, login, texts, reason, follows, inPlace, email }: Props) {
  const { form, busy, problem, fields: wrong } = state;
  const { fields, forms } = texts;
  // After the quiz only an address is needed to keep its result.
  const only = reason === 'quiz';
  const head = only && form === 'link' ? texts.headlines.quiz : { title: forms[form].title };
  const passwords = {
    'sign-in': { kind: 'current', label: fields.password },
    register: { kind: 'new', label: fields.password },
    reset: undefined,
    link: undefined,
  } as const;
  return (
    <>
      {!only && <Back {...{ login, texts }} />}
      <Head {...head} follows={follows} />
      <EntryForm
        key={form}
        texts={texts}
        submit={login.submit}
        submitLabel={forms[form].submit}
        busy={busy}
        problem={problem}
        fields={wrong}
        email={email}
        password={passwords[form]}
        aside={
          form === 'sign-in' && (
            <button type="button" className="text-button" onClick={() => login.show('reset')}>
              {forms.reset.to}
            </button>
          )
        }
      />
      {!only && (
        <div className="login-links cluster">
          {neighbours[form]
            .filter((other) => !inPlace || other !== 'link')
            .map((other) => (
              <button key={other} type="button" className="text-button" onClick={() => login.show(other)}>
                {forms[other].to}
              </button>
            ))}
        </div>
      )}
    </>
  );
}
