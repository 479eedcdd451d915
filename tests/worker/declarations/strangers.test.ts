import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { declarer, heading, linkIn } from '../outside/declarer.ts';
import { stripe } from '../outside/places.ts';

it('a withdrawal by somebody who knows an address is acknowledged at once, and nothing moves for three days', async () => {
  const { her, email, buy, withdraw, to, cronIn } = await declarer('waits');
  const order = await buy('app-6-months');
  const answer = await withdraw();
  expect(answer.status).toBe(200);
  expect(await her.state(order)).toMatchObject({ state: 'paid', refundedCents: 0 });
  expect(await her.access()).toEqual(['VALEA_APP']);
  expect(to(email).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Deine Bestellung/),
    expect.stringMatching(/^Dein Widerruf ist da/),
    expect.stringMatching(/^Hast du widerrufen\? Deine Bestellung [\dA-F]{4}-[\dA-F]{4}$/),
  ]);
  await cronIn(2.9);
  expect(await her.state(order)).toMatchObject({ state: 'paid', refundedCents: 0 });
  await cronIn(3.1);
  expect(await her.state(order)).toMatchObject({ state: 'refunded', refundedCents: 59_99 });
  expect(await her.access()).toEqual([]);
  expect(to(email)).toHaveLength(4);
  // Nobody is greeted by a name that a stranger has typed.
  for (const { text } of to(email).slice(1)) expect(text).toMatch(/^Hallo,\n/);
});

it('the link in her mail opens a page that changes nothing; its button carries the withdrawal out at once', async () => {
  const { her, buy, withdraw, last, open, press, to, email } = await declarer('confirms');
  const order = await buy('app-1-month');
  await withdraw();
  const path = linkIn(last(), 'Ja, ich widerrufe');
  const page = await open(path);
  expect(heading(page)).toEqual(['confirm_withdraw']);
  expect(page.body).toContain('Valea-App, 1 Monat');
  expect(page.body).toContain(`href="/en/declaration/${path.split('/').at(-1) ?? ''}"`);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(await her.state(order)).toMatchObject({ state: 'paid' });
  const pressed = await press(path);
  expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, path]);
  expect(await her.state(order)).toMatchObject({ state: 'refunded', refundedCents: 16_99 });
  expect(heading(await open(path))).toEqual(['done']);
  await press(path);
  const result = to(email).at(-1);
  expect(to(email)).toHaveLength(4);
  expect(result?.text).toContain('Vertrag: Valea-App, 1 Monat');
  expect(result?.text).toMatch(/Bestellnummer: [\dA-F]{4}-[\dA-F]{4}\n/);
});

it('whoever did not send it objects, and nothing happens, nor by others that wait for the same contract', async () => {
  const { her, buy, withdraw, last, open, press, cronIn, to, email } = await declarer('objects');
  const order = await buy('app-3-months');
  await withdraw();
  await withdraw({ name: 'Wer Anders' });
  const path = linkIn(last(), 'Das war ich nicht');
  expect(heading(await open(path))).toEqual(['object']);
  await press(path);
  expect(heading(await open(path))).toEqual(['objected']);
  expect(heading(await open(path))).toEqual(['objected']);
  await cronIn(5);
  expect(await her.state(order)).toMatchObject({ state: 'paid', refundedCents: 0 });
  // One mail names what was stopped, however often she presses.
  await press(path);
  const said = to(email).filter(({ subject }) => subject.startsWith('Wir haben das gestoppt'));
  expect(said).toHaveLength(1);
  expect(said[0]?.text).toContain('Name: „Erika Muster“');
  expect(said[0]?.text).toContain('Name: „Wer Anders“');
});

it('an objection stops nothing of the other kind', async () => {
  const { her, buy, withdraw, cancel, last, press, cronIn, subscription } = await declarer('one-kind');
  const order = await buy('app-3-months');
  await withdraw();
  const path = linkIn(last(), 'Das war ich nicht');
  await cancel();
  await press(path);
  await cronIn(3.1);
  expect(await her.state(order)).toMatchObject({ state: 'paid', refundedCents: 0 });
  expect((await subscription())?.state).toBe('ending');
});

it('an objection that is pressed once more stops nothing that has come since', async () => {
  const { her, buy, withdraw, last, press, cronIn } = await declarer('stale-objection');
  const order = await buy('app-3-months');
  await withdraw();
  const path = linkIn(last(), 'Das war ich nicht');
  await press(path);
  await withdraw();
  await press(path);
  await cronIn(3.1);
  expect(await her.state(order)).toMatchObject({ state: 'refunded' });
});

it('an objection that comes too late changes nothing, and says so', async () => {
  const { her, buy, withdraw, last, open, press, cronIn } = await declarer('late-objection');
  const order = await buy('app-3-months');
  await withdraw();
  const path = linkIn(last(), 'Das war ich nicht');
  await cronIn(3.1);
  await press(path);
  expect(heading(await open(path))).toEqual(['too_late']);
  expect(await her.state(order)).toMatchObject({ state: 'refunded' });
});

it('an objection after the three days is too late also where nothing could be carried out yet', async () => {
  const { her, buy, withdraw, last, open, press, cronIn } = await declarer('late-and-due');
  const order = await buy('app-3-months');
  await withdraw();
  const path = linkIn(last(), 'Das war ich nicht');
  await stripe.become({ mode: 'unavailable' });
  await cronIn(3.1);
  await press(path);
  await stripe.become({ mode: 'ok' });
  expect(heading(await open(path))).toEqual(['too_late']);
  expect(await her.state(order)).toMatchObject({ state: 'paid', refundedCents: 0 });
  await cronIn(3.2);
  expect(await her.state(order)).toMatchObject({ state: 'refunded' });
});

it('of an objection and the cron job that come at once, one wins', async () => {
  const { her, buy, withdraw, last, open, press, cronIn } = await declarer('races');
  const order = await buy('app-1-month');
  await withdraw();
  const path = linkIn(last(), 'Das war ich nicht');
  await Promise.all([cronIn(3.1), press(path), cronIn(3.1)]);
  const [view] = heading(await open(path));
  const { state } = await her.state(order);
  expect([
    ['objected', 'paid'],
    ['too_late', 'refunded'],
  ]).toContainEqual([view, state]);
});

it('while our mail cannot be sent, silence is no answer', async () => {
  const { her, buy, withdraw, fault, cronIn } = await declarer('postless');
  const order = await buy('app-1-month');
  fault.failing = true;
  await withdraw();
  await cronIn(3.1);
  await cronIn(4);
  expect(await her.state(order)).toMatchObject({ state: 'paid', refundedCents: 0 });
});

it('where our mail went out late, three days count from then', async () => {
  const { her, buy, withdraw, cronIn } = await declarer('asked-late');
  const order = await buy('app-1-month');
  await withdraw();
  await env.DB.prepare(
    `UPDATE mails SET sent = sent + 2 * 86400000 WHERE kind = 'declaration_check' AND about IN
      (SELECT declaration_id FROM declaration_progress WHERE order_id = ?)`,
  )
    .bind(order)
    .run();
  await cronIn(3.1);
  await cronIn(4.9);
  expect(await her.state(order)).toMatchObject({ state: 'paid', refundedCents: 0 });
  await cronIn(5.1);
  expect(await her.state(order)).toMatchObject({ state: 'refunded', refundedCents: 16_99 });
});

it('a cancellation without a sign-in waits too, counts from the day it came, and can be taken back', async () => {
  const { buy, cancel, subscription, last, open, press, cronIn } = await declarer('takes-back');
  await buy('app-3-months');
  await cancel();
  expect((await subscription())?.state).toBe('live');
  await press(linkIn(last(), 'Kündigung zurücknehmen'));
  await cronIn(5);
  expect((await subscription())?.state).toBe('live');

  await cancel();
  await press(linkIn(last(), 'Ja, ich kündige'));
  expect((await subscription())?.state).toBe('ending');
  const path = linkIn(last(), 'Kündigung zurücknehmen');
  expect(heading(await open(path))).toEqual(['take_back']);
  await stripe.become({ mode: 'unavailable' });
  await press(path);
  await stripe.become({ mode: 'ok' });
  // It is not said before it is so.
  expect(heading(await open(path))).toEqual(['taking_back']);
  expect((await subscription())?.state).toBe('ending');
  await cronIn(0.1);
  expect(heading(await open(path))).toEqual(['taken_back']);
  expect((await subscription())?.state).toBe('live');
  expect(last()?.subject).toMatch(/^Deine Kündigung [\dA-F]{4}-[\dA-F]{4} ist zurückgenommen$/);
  expect(last()?.text).toContain('Vertrag: Valea-App, 3 Monate');
});
