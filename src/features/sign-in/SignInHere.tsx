import { useStore } from '@nanostores/react';
import { useEffect, useState, type ComponentType } from 'react';
import { signInHere } from '#site/browser/page-sign-in.ts';
import type { SignInHereProps } from './texts.ts';

/** The sign-in within a page whose contents would be lost by leaving it. */
export function SignInHere(props: SignInHereProps) {
  const isOpen = useStore(signInHere.$isOpen);
  const [SignInCard, setSignInCard] = useState<ComponentType<SignInHereProps>>();
  useEffect(() => {
    if (!isOpen || SignInCard) return;
    import('./SignInCard.tsx').then(
      (loaded) => {
        setSignInCard(() => loaded.SignInCard);
      },
      // It failed to load: the button that opened it can be pressed again.
      signInHere.close,
    );
  }, [isOpen, SignInCard]);
  return isOpen && SignInCard ? <SignInCard {...props} /> : null;
}
