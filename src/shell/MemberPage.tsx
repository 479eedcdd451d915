import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useRef } from 'react';
import { useKeptFocus } from '#site/ui/kept-focus.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import type { CallErrorCode } from '#domain/errors/error-codes.ts';
import type { CallCode } from '#site/api/endpoint.ts';
import type { MemberPageState } from '#site/browser/member-page.ts';
import '#site/ui/button.css';
import '#site/ui/surface.css';

/** Starts a member's page once, and keeps the focus when parts of it are replaced. */
export function useMemberPage<State>(page: { $state: ReadableAtom<State>; start: () => void }): State {
  const started = useRef(false);
  useKeptFocus();
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    page.start();
  }, [page]);
  return useStore(page.$state);
}

interface Props<Code extends CallErrorCode> {
  texts: {
    loading: string;
    signIn?: { title: string; open: string };
    unreachable: { title: string; again: string };
    errors: Readonly<Record<Code | CallCode, string>>;
  };
  state: Exclude<MemberPageState<unknown, Code>, { step: 'shown' }>;
  retry: () => void;
}

/** Shown until the member's data has loaded: a skeleton, the sign-in, or an error with a way to continue. */
export function MemberPageFallback<Code extends CallErrorCode>({ texts, state, retry }: Props<Code>) {
  if (state.step === 'loading' || state.step === 'redirecting')
    return <Skeleton label={texts.loading} lines={5} />;
  const isSignIn = state.step === 'sign-in';
  return (
    <div className={isSignIn ? 'surface' : 'surface blush'}>
      <h2>{isSignIn ? texts.signIn?.title : texts.unreachable.title}</h2>
      {!isSignIn && <Alert kind="notice" text={texts.errors[state.code]} />}
      <p>
        <button type="button" className="button primary" onClick={retry}>
          {isSignIn ? texts.signIn?.open : texts.unreachable.again}
        </button>
      </p>
    </div>
  );
}
