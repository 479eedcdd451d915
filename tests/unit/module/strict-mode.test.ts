import { expect, it } from 'vitest';
import { readWorkbook } from '#site/api/workbook.ts';
import { createParts } from '#site/features/course/module/page.ts';
import { listener, moduleView } from './player.ts';

/** React’s StrictMode renders twice, and runs each effect, its cleanup and the effect again. */
it('module: rendering starts nothing; under StrictMode it still plays and reports once', async () => {
  const { answer, asked, reported, sounds, pass } = listener();
  answer(readWorkbook, () => ({ consent: null, entries: {} }));
  const render = () => createParts({ course: 'zpp', module: 'm' }, moduleView());
  render();
  const { start, listening } = render();
  await pass();
  expect(asked).toEqual([]);

  start()();
  const end = start();
  await pass();
  await listening.play();
  const sound = sounds[1];
  sound?.tell('playing');
  await pass(5_000);
  Object.assign(sound ?? {}, { currentTime: 5 });
  reported.length = 0;
  dispatchEvent(new Event('pagehide'));
  await pass();
  expect(reported).toHaveLength(1);
  end();
  expect([listening.$state.get().playing, sound?.paused]).toEqual([false, true]);
});
