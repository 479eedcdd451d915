import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { openCertificate } from '../../../scripts/ops/statements.ts';
import { anna, graduate, numberIn, request, view } from '../outside/graduate.ts';

const path = '/api/certificates/zpp';
const wrong = { ...anna, name: 'Ana Muster' };

it('certificate correction: reopening keeps the number, works once, and logs the old text', async () => {
  const her = await graduate('opened-again');
  const number = numberIn((await request(her, wrong)).body);
  await her.send(`${path}/file`, {});
  const open = () => env.DB.prepare(openCertificate(number)).all();
  expect((await open()).results).toHaveLength(1);
  // It is open already.
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

it('certificate correction: neither bypassing nor changing the log is possible', async () => {
  const her = await graduate('opened-beside');
  const number = numberIn((await request(her, wrong)).body);
  await her.send(`${path}/file`, {});
  const run = (statement: string) => env.DB.prepare(statement).run();
  await expect(run('UPDATE certificates SET downloaded = NULL')).rejects.toThrow('certificates never change');
  await run(openCertificate(number));
  await expect(run("UPDATE certificate_openings SET name = 'X'")).rejects.toThrow('never change');
  await expect(run('DELETE FROM certificate_openings')).rejects.toThrow('certificate openings stay');
});
