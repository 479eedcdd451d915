import { expect, it } from 'vitest';
import { legalTexts } from '../../scripts/codegen/legal-texts.ts';
import {
  agreedTexts,
  changedLiveTexts,
  missingTexts,
  unrecordedTexts,
  withCurrentPages,
  withCurrentTexts,
  type AgreedText,
} from '../../scripts/deploy/live-texts.ts';
import { missingFor } from '../../scripts/deploy/missing.ts';

const next = 'raise the number';
/** A text with these versions; the last is current. */
const text = (...versions: (string | undefined)[]): { terms: AgreedText } => ({
  terms: { current: versions.length, wordsOf: (version) => versions[version - 1], next },
});

it('frozen texts: a version that went live is refused when it changes, with the way to a new one', async () => {
  const live = await withCurrentTexts({}, text('First'));
  expect(await changedLiveTexts(live, text('First'))).toEqual([]);
  expect(await changedLiveTexts(live, text('Rewritten'))).toEqual([
    `Version 1 of \`terms\` is live and must not change: ${next}.`,
  ]);
  expect(await changedLiveTexts(live, text('First', 'Second'))).toEqual([]);
});

it('frozen texts: a version that was never live may be rewritten', async () => {
  const live = await withCurrentTexts({}, text('First'));
  for (const words of ['Second', 'Second, rewritten']) {
    expect(await changedLiveTexts(live, text('First', words))).toEqual([]);
  }
});

it('frozen texts: a version that went live and is gone is refused', async () => {
  const live = await withCurrentTexts({}, text('First'));
  const gone = ['Version 1 of `terms` is live and gone from the repository: restore it from Git.'];
  expect(await changedLiveTexts(live, text(undefined, 'Second'))).toEqual(gone);
  expect(await changedLiveTexts(live, {})).toEqual(gone);
});

it('frozen texts: the record gains current versions, and neither changes nor loses one', async () => {
  const first = await withCurrentTexts({}, text('First'));
  expect(unrecordedTexts(first, text('First', 'Second'))).toEqual(['terms 2']);
  const both = await withCurrentTexts(first, text('First', 'Second'));
  expect(unrecordedTexts(both, text('First', 'Second'))).toEqual([]);
  expect(both['terms']).toMatchObject(first['terms'] ?? {});
  // Recording again does not replace the hash of a frozen version.
  expect(await withCurrentTexts(first, text('Rewritten'))).toEqual(first);
});

it('frozen texts: all that is recorded of the site’s own texts is found again', async () => {
  const texts = await agreedTexts();
  const live = await withCurrentTexts({}, texts);
  expect(Object.keys(live)).toEqual(expect.arrayContaining(['terms', 'withdrawal', 'earlyStart']));
  expect(await changedLiveTexts(live, texts)).toEqual([]);
});

it('frozen texts: mails keep every version that went live beside the current one', async () => {
  const { terms } = await agreedTexts();
  const current = terms?.current ?? 0;
  const tableWith = async (live: Record<string, Record<string, string>>) =>
    (await legalTexts(live))['functions/mails/generated/legal-texts.ts'];
  expect(await tableWith({})).toContain(`terms: { ${current}: terms${current} }`);
  expect(await tableWith({ terms: { [current + 1]: '' } })).toContain(
    `terms: { ${current}: terms${current}, ${current + 1}: terms${current + 1} }`,
  );
});

it('frozen texts: nothing that people agree to goes live before it is on record', async () => {
  const texts = await agreedTexts();
  const live = await withCurrentTexts({}, texts);
  const pages = await withCurrentPages({});
  const names = (what: string) => [{ what: expect.stringContaining(what) as unknown }];
  expect(await missingTexts({}, pages)).toMatchObject(names('terms'));
  expect(await missingTexts(live, {})).toMatchObject(names('page privacy'));
  expect(await missingTexts(live, pages)).toEqual([]);
});

it('frozen texts: staging needs no record', async () => {
  const said = JSON.stringify(await missingFor('staging'));
  expect(said).not.toContain('--record');
});
