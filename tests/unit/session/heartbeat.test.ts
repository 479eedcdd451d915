import { _components } from 'firebase/app';
import { expect, it } from 'vitest';

it('sign-in SDK: still has the internal `_components` of firebase/app, with the heartbeat', () => {
  expect([..._components.keys()]).toContain('heartbeat');
});
