import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memory } from '../session/page.ts';
import { open, worker } from './player.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('player: continues at the same position with a new link after an outage', async () => {
  const { sound, state, hearFor, begin, found, find } = open();
  await begin();
  await hearFor(10);
  found.next = { state: 'unreachable' };
  sound.tell('error');
  expect(state()).toMatchObject({ playback: { step: 'reconnecting' }, playing: true });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(state().playback.step).toBe('reconnecting');
  const tried = find.mock.calls.length;
  expect(tried).toBeGreaterThan(2);
  found.next = undefined;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sound.src).toBe(`https://storage.example/${String(find.mock.calls.length - 1)}`);
  expect(sound.currentTime).toBe(10);
  sound.tell('playing');
  expect(state().playback.step).toBe('playing');
});

it('player: retries as soon as it is online', async () => {
  const { sound, told, find, begin, hearFor } = open();
  await begin();
  await hearFor(5);
  sound.tell('error');
  const before = find.mock.calls.length;
  told.online();
  await vi.advanceTimersByTimeAsync(0);
  expect(find.mock.calls.length).toBe(before + 1);
});

it('player: waits for a slow network while data arrives', async () => {
  const { sound, state, begin, hearFor } = open();
  await begin();
  await hearFor(5);
  sound.tell('waiting');
  for (let part = 0; part < 5; part += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
    sound.tell('progress');
  }
  expect(state().playback.step).toBe('buffering');
  await vi.advanceTimersByTimeAsync(13_000);
  expect(state().playback.step).not.toBe('buffering');
});

it('player: renews an expired link before use', async () => {
  const { sound, listening, begin, hearFor, find } = open();
  await begin();
  await hearFor(5);
  listening.pause();
  await vi.advanceTimersByTimeAsync(3_600_000);
  await listening.play();
  expect(find).toHaveBeenCalledTimes(2);
  expect(sound.src).toBe('https://storage.example/1');
  expect(sound.currentTime).toBe(5);
});

it('player: what was heard offline is kept on the device and reported later', async () => {
  const device = memory();
  const server = worker();
  const first = open({ device, server, kept: '/de/mein-kurs/offline/zpp/m.m4a' });
  await first.begin();
  server.state.online = false;
  await first.hearFor(30);
  first.told.leave();
  expect(server.state.heard).toEqual([]);

  const later = open({ device, server });
  expect(later.state()).toMatchObject({ place: 300, waiting: [[0, 300]], missing: [[300, 600]] });
  server.state.online = true;
  await later.listening.prepare();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.state.heard).toEqual([[0, 300]]);
  expect(server.told.at(-1)).toMatchObject({ heardOffline: true, position: 300 });
});

it('player: plays the copy on this device', async () => {
  const { sound, begin, find } = open({ kept: '/kept.m4a' });
  await begin();
  expect(sound.plays).toEqual(['/kept.m4a']);
  expect(find).not.toHaveBeenCalled();
});
