import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startDashboard } from '../../local/dashboard/dashboard.ts';
import { createMailReader, type SentMail } from '../../local/dashboard/mail-log.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const told = (to: string, file: string) =>
  `\u001b[34msend_email binding called with MessageBuilder:\u001b[39m\nFrom: "Valea" <hallo@valea.example>\nTo: ${to}\nSubject: Danke <b>\n\nText: ${file}.txt\nHTML: ${file}.html\nAttachment (attachment): agb.txt -> ${file}-1.txt\n[wrangler:info] POST /api/cancel\n`;

it('mails are parsed from the Worker’s output, however it is chunked', () => {
  const heard: SentMail[] = [];
  const read = createMailReader((mail) => void heard.push(mail), now);
  const printed = `Ready on http://localhost\n${told('a@example.com', '/tmp/a')}noise\n${told('b@example.com', '/tmp/b')}`;
  for (const piece of printed.match(/[\s\S]{1,7}/g) ?? []) read(piece);
  expect(heard).toEqual(
    ['a', 'b'].map((name) => ({
      at: '2026-11-21T12:00:00.000Z',
      to: `${name}@example.com`,
      subject: 'Danke <b>',
      text: `/tmp/${name}.txt`,
      html: `/tmp/${name}.html`,
      attachments: [{ name: 'agb.txt', file: `/tmp/${name}-1.txt` }],
    })),
  );
});

it('the page lists and renders mails, and runs no script of theirs', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'dashboard-')), 'mail');
  await writeFile(`${file}.html`, '<script>alert(1)</script>');
  const places = [{ name: 'Orders', about: 'all', url: 'http://localhost:1' }];
  const dashboard = await startDashboard({ port: 0, places, identity: undefined, counts: () => [] });
  dashboard.hear({
    at: now().toISOString(),
    to: 'a@example.com',
    subject: '<b>',
    text: `${file}.txt`,
    html: `${file}.html`,
    attachments: [{ name: 'agb<b>.txt', file: `${file}.html` }],
  });
  const page = await (await fetch(dashboard.url)).text();
  expect(page).toContain('&lt;b&gt;');
  expect(page).toContain('href="http://localhost:1"');
  const mail = await fetch(`${dashboard.url}/mails/0.html`);
  expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await fetch(`${dashboard.url}/mails/0.txt`)).status).toBe(200);
  expect((await fetch(`${dashboard.url}/mails/1.html`)).status).toBe(404);
  expect(page).toContain('agb&lt;b&gt;.txt');
  const attached = await fetch(`${dashboard.url}/mails/0/0`);
  expect(attached.headers.get('content-type')).toContain('text/plain');
  expect((await fetch(`${dashboard.url}/mails/0/1`)).status).toBe(404);
  expect((await fetch(dashboard.url, { headers: { origin: 'https://foreign.example' } })).status).toBe(403);
  await dashboard.stop();
});
