import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { openCertificate } from '../../../scripts/ops/statements.ts';
import { anna, graduate, numberIn, request, view } from '../outside/graduate.ts';

const path = '/api/certificates/zpp';
const wrong = { ...anna, name: 'Ana Muster' };

it('one that was downloaded is opened for one more correction: same number, once, and what it said is kept', async () => {
  const her = await graduate('opened-again');
  const number = numberIn((await request(her, wrong)).body);
  await her.send(`${path}/file`, {});
  const open = () => env.DB.prepare(openCertificate(number)).all();
  expect((await open()).results).toHaveLength(1);
  // Nothing to open where it is open.
  expect((await open()).results).toEqual([]);
  expect(await view(her)).toMatchObject({ number, canBeMended: true });
  expect((await request(her, anna)).status).toBe(200);
  expect(await view(her)).toMatchObject({ number, name: anna.name, canBeMended: true });
  await her.send(`${path}/file`, {});
  expect(await view(her)).toMatchObject({ number, name: anna.name, canBeMended: false });
  expect((await request(her, wrong)).status).toBe(409);
  const log = await env.DB.prepare('SELECT * FROM certificate_openings WHERE number = ?').bind(number).all();
  expect(log.results).toMatchObject([{ number, ...wrong }]);
});

it('nobody opens one beside the log, or changes the log', async () => {
  const her = await graduate('opened-beside');
  const number = numberIn((await request(her, wrong)).body);
  await her.send(`${path}/file`, {});
  const run = (statement: string) => env.DB.prepare(statement).run();
  await expect(run('UPDATE certificates SET downloaded = NULL')).rejects.toThrow('certificates never change');
  await run(openCertificate(number));
  await expect(run("UPDATE certificate_openings SET name = 'X'")).rejects.toThrow('never change');
  await expect(run('DELETE FROM certificate_openings')).rejects.toThrow('certificate openings stay');
});
