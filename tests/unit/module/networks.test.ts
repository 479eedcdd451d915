import { expect, it } from 'vitest';
import { refuse } from '../browser.ts';
import { listener, open } from './player.ts';

it('player: continues at the same position with a new link after an outage', async () => {
  const { sound, state, hearFor, begin, links, pass } = open();
  await begin();
  await hearFor(10);
  links.next = refuse('storage_unavailable');
  sound.tell('error');
  expect(state()).toMatchObject({ playback: { step: 'reconnecting' }, playing: true });
  await pass(20_000);
  expect(state().playback.step).toBe('reconnecting');
  const tried = links.asked;
  expect(tried).toBeGreaterThan(2);
  links.next = undefined;
  await pass(15_000);
  expect(sound.src).toBe(`https://storage.example/${String(links.asked - 1)}`);
  expect(sound.currentTime).toBe(10);
  sound.tell('playing');
  expect(state().playback.step).toBe('playing');
});

it('player: retries as soon as it is online', async () => {
  const { sound, links, begin, hearFor, pass } = open();
  await begin();
  await hearFor(5);
  sound.tell('error');
  const before = links.asked;
  dispatchEvent(new Event('online'));
  await pass();
  expect(links.asked).toBe(before + 1);
});

it('player: waits for a slow network while data arrives', async () => {
  const { sound, state, begin, hearFor, pass } = open();
  await begin();
  await hearFor(5);
  sound.tell('waiting');
  for (let part = 0; part < 5; part += 1) {
    await pass(10_000);
    sound.tell('progress');
  }
  expect(state().playback.step).toBe('buffering');
  await pass(13_000);
  expect(state().playback.step).not.toBe('buffering');
});

it('player: renews an expired link before use', async () => {
  const { sound, listening, begin, hearFor, links, play, pass } = open();
  await begin();
  await hearFor(5);
  listening.pause();
  await pass(3_600_000);
  await play();
  expect(links.asked).toBe(2);
  expect(sound.src).toBe('https://storage.example/1');
  expect(sound.currentTime).toBe(5);
});

it('player: what was heard offline is kept on the device and reported later', async () => {
  const page = listener();
  const first = open({ page, kept: '/de/mein-kurs/offline/zpp/m.m4a' });
  await first.begin();
  page.goOffline();
  await first.hearFor(30);
  dispatchEvent(new Event('pagehide'));
  expect(page.account.heard).toEqual([]);

  const later = open({ page });
  expect(later.state()).toMatchObject({ place: 300, waiting: [[0, 300]], missing: [[300, 600]] });
  page.goOnline();
  await later.prepare();
  expect(page.account.heard).toEqual([[0, 300]]);
  expect(page.told.at(-1)).toMatchObject({ heardOffline: true, position: 300 });
});

it('player: plays the copy on this device', async () => {
  const { sound, begin, links } = open({ kept: '/kept.m4a' });
  await begin();
  expect(sound.plays).toEqual(['/kept.m4a']);
  expect(links.asked).toBe(0);
});
