import { beforeAll, expect, it, vi } from 'vitest';
import { modulesOf } from '#domain/course/modules.ts';
import { recordingAddress } from '#domain/course/recording.ts';
import { catchUp, nightly } from '../../functions/scheduled.ts';
import { anyAddress, call, site, type Answered } from './outside/call.ts';
import { answer, leader, say } from './outside/contact.ts';
import { sql, watchedDatabase } from './outside/database.ts';
import { anna, completes, numberIn, view } from './outside/graduate.ts';
import { viewOf } from './outside/link-page.ts';
import { createMailbox } from './outside/mailbox.ts';
import { nothingToTell, tonight } from './outside/operator.ts';
import { participant } from './outside/participant.ts';
import { deliver, orderIn, recordWebhooks, sessionIn, shopper, wish, type Shopper } from './outside/shop.ts';
import { stripe } from './outside/stand-ins.ts';
import recorded from './statement-counts.json';

interface Count {
  statements: number;
  /** Calls of the database: a batch is one, however many statements it has. */
  roundTrips: number;
}

function firstModule() {
  const [first] = modulesOf('zpp');
  if (!first) throw new Error('A course has modules.');
  return first;
}

const first = firstModule();
const { slug } = first;

const file = 'statement-counts.json';
const known: Readonly<Record<string, Count>> = recorded;

const counts: Record<string, Count> = {};
const running: Count = { statements: 0, roundTrips: 0 };

const { worker, sent } = createMailbox({
  OPERATOR_EMAIL: 'watch@example.com',
  DB: watchedDatabase((statements) => {
    // An isolate writes every five minutes which services answer, whatever the request.
    if (statements.some((statement) => statement.includes('"upstreams"'))) return;
    running.statements += statements.length;
    running.roundTrips += 1;
  }),
});

async function count<Given>(name: string, act: () => Promise<Given>): Promise<Given> {
  Object.assign(running, { statements: 0, roundTrips: 0 });
  const given = await act();
  counts[name] = { ...running };
  return given;
}

/** Counts an answer, which must be a success: a refusal asks the database less. */
async function countAnswer(name: string, act: () => Promise<Answered>): Promise<Answered> {
  const given = await count(name, act);
  expect(given.status, `${name}: ${JSON.stringify(given.body)}`).toBeLessThan(300);
  return given;
}

/** Bought in both ways: the plan is paid by the webhook, the course by the buyer's return, which came first. */
async function countOrders() {
  const webhooks = await recordWebhooks();
  const her = await count('sign-in that creates the account', () => shopper('counted-buyer', worker));
  await countAnswer('offers', () => her.get('/api/offers'));

  const plan = await countAnswer('order of a plan', () => her.order(wish('app-1-month')));
  await countAnswer('open orders', () => her.get('/api/open-orders'));
  await countAnswer('order page, unpaid', () => her.get(`/api/orders/${orderIn(plan)}`));
  await stripe.perform({ action: 'pay', session: sessionIn(plan) });
  const planEvents = await webhooks.since();
  for (const event of planEvents) await count(`webhook ${event.type}`, () => deliver(event, worker));
  await count('webhook, repeated', () => deliver(planEvents.at(-1), worker));
  await countAnswer('order page, paid', () => her.get(`/api/orders/${orderIn(plan)}`));

  const course = await countAnswer('order of a course', () => her.order(wish('zpp')));
  await stripe.perform({ action: 'pay', session: sessionIn(course) });
  await countAnswer('order page, back before the webhook', () => her.get(`/api/orders/${orderIn(course)}`));
  const courseEvents = (await webhooks.since()).slice(planEvents.length);
  await count('webhooks, order already paid', async () => {
    for (const event of courseEvents) await deliver(event, worker);
  });
  await countAnswer('invoice', () => her.get(`/api/orders/${orderIn(plan)}/invoice`));
  await countAnswer('portal', () => her.send('/api/portal', { locale: 'de' }));
  return her;
}

async function countAccount(her: Shopper) {
  await countAnswer('orders', () => her.get('/api/orders'));
  await countAnswer('account', () => her.get('/api/account'));
  await countAnswer('export', () => her.get('/api/account/export'));
  await count('access (GraphQL)', () => her.access());
  const cancellation = { locale: 'de', name: 'Erika', contract: 'app', manner: 'ordinary' };
  await countAnswer('cancellation', () =>
    her.send('/api/cancel', { ...cancellation, email: `${her.uid}@example.com` }),
  );
}

async function countCourse() {
  const her = await participant('counted-participant', 'zpp', {}, worker);
  await countAnswer('courses', () => her.get('/api/courses'));
  await countAnswer('module', () => her.read(slug));
  await countAnswer('module: recording', () =>
    her.send('/api/stored-files', { address: recordingAddress('zpp', first, true) }),
  );
  await countAnswer('module: listening', () => her.report(slug));
  await countAnswer('module: quiz answer', () => her.answer(slug, 0));
  her.wait(3_600_000);
  await countAnswer('module: exercise', () => her.confirm(slug, 0));
  await countAnswer('module: workbook', () => her.get(`/api/courses/zpp/modules/${slug}/workbook`));
  await countAnswer('calendar', () => her.get('/api/courses/zpp/calendar'));
  await countAnswer('course mails', () => her.get('/api/course-mails'));
  await countAnswer('messages: writing', () => say(her));
  await countAnswer('messages', () => her.get('/api/course-messages'));
  const elsewhere = await leader('counted-leader');
  const she = { ...elsewhere, ...elsewhere.at(worker) };
  await countAnswer('leader: participants', () => she.get('/api/course-leader'));
  await countAnswer('leader: a participant', () => she.get(`/api/course-leader/${her.orderId}`));
  await countAnswer('leader: an answer', () => answer(she, her.orderId));
  return her;
}

async function countCertificate() {
  const her = await participant('counted-graduate', 'zpp', {}, worker);
  await completes(her);
  await countAnswer('certificate', () => her.get('/api/certificates'));
  const { minutes } = (await view(her)) as { minutes: { seen: number } };
  const issued = await countAnswer('certificate: issuing', () =>
    her.send('/api/certificates/zpp', { ...anna, minutes: minutes.seen }),
  );
  await countAnswer('certificate: file', () => her.send('/api/certificates/zpp/file', {}));
  const letter = { insurer: 'BARMER', address: '', insuredNumber: 'A123456789', iban: '' };
  await countAnswer('certificate: pack', () => her.send('/api/certificates/zpp/pack', letter));
  const form = new URLSearchParams({ ...anna, number: numberIn(issued.body), locale: 'de' });
  const check = new Request(`${site}/api/certificate-check`, {
    method: 'POST',
    headers: { 'CF-Connecting-IP': anyAddress() },
    body: form,
  });
  const checked = await countAnswer('certificate: check', () => call(check, worker));
  expect(viewOf(checked)).toBe('genuine');
}

const dayMs = 86_400_000;

/** The coming one, or today: only then the jobs look for owners to whom the week's numbers are mailed. */
const mondayNight = new Date(tonight.getTime() + ((8 - tonight.getUTCDay()) % 7) * dayMs);

/** In an empty shop, so that nothing but the jobs themselves is counted. */
async function countJobs() {
  await nothingToTell();
  vi.useFakeTimers({ toFake: ['Date'], now: mondayNight });
  await count('nightly job', () => nightly(worker, mondayNight));
  await count('catch-up job', () => catchUp(worker, mondayNight));
  await sql(
    "INSERT INTO mails (key, kind, about, queued, tries) VALUES ('k', 'email_check', 'x', 1, 9)",
  ).run();
  const nextNight = new Date(mondayNight.getTime() + dayMs);
  vi.setSystemTime(nextNight);
  await count('nightly job that reports', () => nightly(worker, nextNight));
  vi.useRealTimers();
  expect(sent).toHaveLength(1);
}

beforeAll(async () => {
  await countJobs();
  await countAccount(await countOrders());
  await countCourse();
  await countCertificate();
});

const isMore = (name: string, { statements, roundTrips }: Count) => {
  const before = known[name];
  return before !== undefined && (statements > before.statements || roundTrips > before.roundTrips);
};

it('statements: none runs more of them than recorded', () => {
  const more = Object.entries(counts)
    .filter(([name, count]) => isMore(name, count))
    .map(([name, count]) => `${name}: ${JSON.stringify(count)}, recorded ${JSON.stringify(known[name])}`);
  expect(
    more,
    `More statements or round trips than in ${file}. Do without them, or raise the line by hand.`,
  ).toEqual([]);
});

/** Never more than was recorded: what rises is raised by hand. */
const lowest = ({ statements, roundTrips }: Count, before: Count = { statements, roundTrips }): Count => ({
  statements: Math.min(statements, before.statements),
  roundTrips: Math.min(roundTrips, before.roundTrips),
});

it('statements: as many as recorded', async () => {
  const lines = Object.entries(counts).map(([name, count]) => {
    const { statements, roundTrips } = lowest(count, known[name]);
    return `  ${JSON.stringify(name)}: { "statements": ${statements}, "roundTrips": ${roundTrips} }`;
  });
  await expect(
    `{\n${lines.join(',\n')}\n}\n`,
    `Fewer statements, or others. Record them: npx vitest run --project=worker statement-counts -u`,
  ).toMatchFileSnapshot(file);
});
