import { describe, expect, it } from 'vitest';
import { versionBefore } from '../../../scripts/deploy/roll-back.ts';
import { at, prepared, serveVersion } from './account.ts';

serveVersion();

describe('a rollback', () => {
  it('goes to the version that was live before, and twice twice as far', async () => {
    const { run, back, cloud } = await at(prepared());
    for (let times = 0; times < 3; times += 1) await run();
    const [, first, second, third] = (await cloud()).deployments;
    expect(await back()).toMatchObject({ state: 'live', version: second });
    expect(await back()).toMatchObject({ state: 'live', version: first });
    // What a first secret made is empty: nobody goes back to that.
    expect(await back()).toMatchObject({ state: 'stopped' });
    expect((await cloud()).deployments).toEqual(['empty', first, second, third, second, first]);
  });

  it('skips versions that were never live alone, and those that nobody looked at', () => {
    const deployments = ['a', 'secret', undefined, 'b', 'c'].map((id) => ({ at: '', version: id }));
    const versions = ['a', 'c'].map((id) => ({ id, tag: `valea-${id}` }));
    expect(versionBefore(deployments, [...versions, { id: 'b', tag: undefined }])).toBe('a');
    expect(versionBefore([], [])).toBeUndefined();
  });
});
