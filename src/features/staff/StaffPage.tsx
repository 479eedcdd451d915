import { useRef, useState, type ReactNode } from 'react';
import type { CallCode } from '#site/api/endpoint.ts';
import type { Answer } from '#site/browser/call.ts';
import { createMemberPage } from '#site/browser/member-page.ts';
import { MemberPageFallback, useMemberPage } from '#site/shell/MemberPage.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { signInToStaffAgain, staffLogin } from './sign-in-again.ts';
import type { StaffCode, StaffTexts } from './texts.ts';
import '#site/ui/button.css';
import '#site/ui/surface.css';
import './staff.css';

interface Props<Data> {
  texts: StaffTexts;
  path: string;
  ask: () => Promise<Answer<Data, CallCode<StaffCode>>>;
  children: (data: Data) => ReactNode;
}

const openPage = <Data,>({ ask, path }: Pick<Props<Data>, 'ask' | 'path'>) =>
  createMemberPage({
    ask,
    refusals: ['not_found', 'second_factor_missing', 'second_factor_absent'],
    loginPath: staffLogin(path),
    signsInHere: true,
  });

/** A page for the holders of a role, after signing in with a second factor. */
export function StaffPage<Data>({ texts, path, ask, children }: Props<Data>) {
  const [page] = useState(() => openPage({ ask, path }));
  const state = useMemberPage(page);
  const heading = useRef<HTMLHeadingElement>(null);
  function content() {
    if (state.step === 'shown') return children(state.data);
    if (state.step !== 'refused')
      return <MemberPageFallback texts={texts} state={state} retry={page.retry} />;
    if (state.code === 'second_factor_missing')
      return (
        <div className="surface">
          <p>{texts.errors[state.code]}</p>
          <p>
            <button type="button" className="button primary" onClick={() => void signInToStaffAgain(path)}>
              {texts.signInAgain}
            </button>
          </p>
        </div>
      );
    if (state.code === 'second_factor_absent')
      return (
        <SecondFactor
          texts={texts}
          path={path}
          onEnrolled={() => {
            // The form that had the focus is replaced by the page.
            heading.current?.focus();
            page.retry();
          }}
        />
      );
    return <p className="surface">{texts.others}</p>;
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      {content()}
    </>
  );
}
