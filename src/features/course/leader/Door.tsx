import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { CallErrorCode } from '#domain/error-codes.ts';
import { Alert } from '#site/ui/Alert.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { openDoor } from './door.ts';

interface Props {
  /** Words of every page: none of them says what is behind the door. */
  words: { loading: string; unreachable: string; again: string; errors: Record<CallErrorCode, string> };
}

const Desk = lazy(() => import('./Desk.tsx').then((loaded) => ({ default: loaded.Desk })));

/** The door to the course leader's page: stays shut, and looks like no door, to everybody else. */
export function Door({ words }: Props) {
  const [door] = useState(openDoor);
  const state = useStore(door.$state);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    door.start();
  }, [door]);
  switch (state.step) {
    case 'closed':
      return null;
    case 'looking':
      return <Skeleton label={words.loading} lines={4} />;
    case 'unreachable':
      return (
        <div className="surface blush">
          <h1>{words.unreachable}</h1>
          <Alert kind="notice" text={words.errors[state.code]} />
          <p>
            <button type="button" className="button primary" onClick={() => void door.look()}>
              {words.again}
            </button>
          </p>
        </div>
      );
    case 'open':
      return (
        <Suspense fallback={<Skeleton label={words.loading} lines={4} />}>
          <Desk participants={state.participants} errors={words.errors} />
        </Suspense>
      );
  }
}
