import * as app from 'firebase/app';
import { indexedDBLocalPersistence, browserLocalPersistence } from 'firebase/auth';
import { expect, it } from 'vitest';

it('sign-in SDK: leans on the hidden `_components` of firebase/app, with a heartbeat in it', () => {
  const components = Reflect.get(app, '_components') as Map<string, unknown>;
  expect([...components.keys()]).toContain('heartbeat');
});

it('sign-in SDK: leans on the hidden methods of its storages', () => {
  for (const storage of [indexedDBLocalPersistence, browserLocalPersistence]) {
    const prototype = Reflect.get(storage, 'prototype') as object;
    for (const method of ['_isAvailable', '_set', '_get', '_remove', '_addListener', '_removeListener'])
      expect(Reflect.get(prototype, method), method).toBeTypeOf('function');
  }
});
