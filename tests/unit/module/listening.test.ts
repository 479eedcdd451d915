import { expect, it } from 'vitest';
import type { StoredFileAnswer } from '#site/api/stored-file.ts';
import { refuse } from '../browser.ts';
import { open } from './player.ts';

it('player: the first report is empty, then one every quarter of a minute, and one at a pause', async () => {
  const { reported, account, begin, listening, state, pass } = open();
  await begin(40);
  listening.pause();
  await pass();
  expect(reported.map(({ position }) => position)).toEqual([0, 148, 298, 400]);
  await pass(20_000);
  expect(reported[0]).toMatchObject({ played: [], position: 0 });
  expect(account.heard).toEqual([[0, 400]]);
  expect(state()).toMatchObject({ playing: false, position: 400, heard: [[0, 400]], missing: [[400, 600]] });
});

it('player: pressed before the first link has arrived, it plays, and goes on when the link arrives', async () => {
  const { listening, links, sound, state, play, pass } = open();
  const late: StoredFileAnswer = { url: 'late', until: '2026-11-22T13:00:00Z', bytes: 1 };
  const come = Promise.withResolvers<StoredFileAnswer>();
  links.next = come.promise;
  const prepared = listening.prepare();
  await pass();
  links.next = undefined;
  await play();
  sound.tell('playing');
  come.resolve(late);
  await prepared;
  expect([sound.paused, sound.src, state().playback.step]).toEqual([
    false,
    'https://storage.example/1',
    'playing',
  ]);
});

it('player: what the Worker’s clock does not allow yet is reported again until it counts', async () => {
  const { hearFor, begin, account, reported, listening, state, pass } = open();
  await begin();
  // The Worker received the first report late, so less time may be claimed.
  account.last = Date.now() + 10_000;
  await hearFor(20);
  listening.pause();
  await pass();
  expect(state().waiting).not.toEqual([]);
  await pass(60_000);
  expect(account.heard).toEqual([[0, 200]]);
  const count = reported.length;
  await pass(120_000);
  expect(reported).toHaveLength(count);
});

it('player: skipped parts do not count; what plays after a press or skip does, even if a busy page noticed late', async () => {
  const { listening, state, sound, prepare, play, hearFor, pass } = open();
  await prepare();
  await play();
  await pass(3_000);
  sound.currentTime = 3;
  sound.tell('playing');
  await hearFor(2);
  listening.seek(300);
  await pass(4_000);
  sound.currentTime += 4;
  sound.tell('timeupdate');
  expect(state().missing).toEqual([
    [50, 300],
    [340, 600],
  ]);
});

it('player: the position for screen readers changes on seeking, pausing or focus, not during playback', async () => {
  const { listening, state, begin, hearFor } = open();
  await begin();
  const said = new Set<number>();
  listening.$state.subscribe(({ announcedPosition }) => said.add(announcedPosition));
  await hearFor(5);
  expect([...said]).toEqual([0]);
  listening.announcePosition();
  expect(state().announcedPosition).toBe(50);
  listening.seek(300);
  expect(state().announcedPosition).toBe(300);
  await hearFor(2);
  expect(state().announcedPosition).toBe(300);
  listening.pause();
  expect(state().announcedPosition).toBe(state().position);
});

it('player: skips back and forward, to chapters, and never beyond the recording', () => {
  const { listening, state } = open({ position: 100 });
  listening.back();
  expect(state().position).toBe(0);
  listening.forward();
  expect(state().position).toBe(300);
  listening.nextChapter();
  expect(state().position).toBe(400);
  listening.previousChapter();
  expect(state().position).toBe(200);
  listening.seek(10_000);
  expect(state().position).toBe(600);
});

it('player: asks for another press if the browser demands it, and stays paused after an interruption', async () => {
  const { sound, state, begin, prepare, play } = open();
  sound.refuses = true;
  await prepare();
  await play();
  expect(state()).toMatchObject({ playback: { step: 'press' }, playing: false });
  sound.refuses = false;
  await begin();
  sound.paused = true;
  sound.tell('pause');
  expect(state()).toMatchObject({ playback: { step: 'paused' }, playing: false });
});

it('player: says when the file is missing', async () => {
  const { prepare, state, links } = open();
  links.next = refuse('not_found');
  await prepare();
  expect(state().playback).toEqual({ step: 'missing' });
});

it('player: continues at the same position with a new link after an outage', async () => {
  const { sound, state, begin, links, pass } = open();
  await begin(10);
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
  const { sound, links, begin, pass } = open();
  await begin(5);
  sound.tell('error');
  const before = links.asked;
  dispatchEvent(new Event('online'));
  await pass();
  expect(links.asked).toBe(before + 1);
});

it('player: waits for a slow network while data arrives', async () => {
  const { sound, state, begin, pass } = open();
  await begin(5);
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
  const { sound, listening, begin, links, play, pass } = open();
  await begin(5);
  listening.pause();
  await pass(3_600_000);
  await play();
  expect(links.asked).toBe(2);
  expect(sound.src).toBe('https://storage.example/1');
  expect(sound.currentTime).toBe(5);
});
