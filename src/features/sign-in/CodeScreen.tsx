import { Back } from './Back.tsx';
import { CodeForm } from './CodeForm.tsx';
import { Head } from './Head.tsx';
import type { Login, LoginState } from './login-state.ts';
import type { LoginTexts } from './texts.ts';
import '#site/ui/form.css';

interface Props {
  state: Extract<LoginState, { step: 'code' }>;
  login: Login;
  texts: LoginTexts;
  follows: boolean;
}

/** Asks for the code of the account's second factor. */
export function CodeScreen({ state: { busy, problem }, login, texts, follows }: Props) {
  const { code, errors, support } = texts;
  return (
    <>
      <Back {...{ login, texts }} />
      <Head title={code.title} text={code.text} follows={follows} />
      <CodeForm texts={code} {...{ errors, busy, problem }} submit={login.submitCode} />
      <p className="field-hint">
        {code.lost} <a href={`mailto:${support}`}>{support}</a>
      </p>
    </>
  );
}
