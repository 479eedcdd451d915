import { _components } from 'firebase/app';
import { browserLocalPersistence, indexedDBLocalPersistence } from 'firebase/auth';
import { expect, it } from 'vitest';

it('sign-in SDK: still has the internal `_components` of firebase/app, with the heartbeat', () => {
  expect([..._components.keys()]).toContain('heartbeat');
});

it('sign-in SDK: still has the internal methods of its storages', () => {
  for (const storage of [indexedDBLocalPersistence, browserLocalPersistence]) {
    const prototype = Reflect.get(storage, 'prototype') as object;
    for (const method of ['_isAvailable', '_set', '_get', '_remove', '_addListener', '_removeListener'])
      expect(Reflect.get(prototype, method), method).toBeTypeOf('function');
  }
});
