import { useStore } from '@nanostores/react';
import { useEffect, useState, type ComponentType } from 'react';
import { signInHere } from '#site/browser/page-sign-in.ts';
import type { SignInHereProps } from './texts.ts';

/** The sign-in within a page whose contents would be lost by leaving it. */
export function SignInHere(props: SignInHereProps) {
  const isOpen = useStore(signInHere.$isOpen);
  const [Here, setHere] = useState<ComponentType<SignInHereProps>>();
  useEffect(() => {
    if (!isOpen || Here) return;
    import('./Here.tsx').then(
      (loaded) => {
        setHere(() => loaded.Here);
      },
      // It failed to load: the button that opened it can be pressed again.
      signInHere.close,
    );
  }, [isOpen, Here]);
  return isOpen && Here ? <Here {...props} /> : null;
}
