import { useStore } from '@nanostores/react';
import { useEffect, useState, type ComponentType } from 'react';
import { signInHere } from '#site/browser/page-sign-in.ts';
import type { SignInHereProps } from './texts.ts';

/** The sign-in within the page that needs it, where leaving that page would lose what is on it. */
export function SignInHere(props: SignInHereProps) {
  const isOpen = useStore(signInHere.$isOpen);
  const [Here, setHere] = useState<ComponentType<SignInHereProps>>();
  useEffect(() => {
    if (!isOpen || Here) return;
    import('./Here.tsx').then(
      (loaded) => {
        setHere(() => loaded.Here);
      },
      // It could not be loaded: the button that opened it can be pressed again.
      signInHere.close,
    );
  }, [isOpen, Here]);
  return isOpen && Here ? <Here {...props} /> : null;
}
