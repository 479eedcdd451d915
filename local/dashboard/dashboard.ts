import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { html, page, table } from '../http/page.ts';
import { forOwnCallers, sendJson, sendPage, serveLocally } from '../http/server.ts';
import { codesPath } from '../identity/identity.ts';
import type { SentMail } from './mail-log.ts';

export interface DashboardLink {
  name: string;
  about: string;
  url: string;
}

interface DashboardOptions {
  /** 0: any free port. */
  port: number;
  links: readonly DashboardLink[];
  /** The identity stand-in, if it runs. */
  identity: string | undefined;
}

const found = z.object({
  users: z.array(z.object({ localId: z.string(), email: z.string().default('') })).default([]),
});

type Person = z.output<typeof found>['users'][number];

/** Accounts, from the stand-in's admin API. */
async function peopleOf(identity: string | undefined): Promise<Person[]> {
  if (identity === undefined) return [];
  const accounts = `${identity}/identitytoolkit.googleapis.com/v1/projects/demo-valea/accounts:batchGet`;
  const answer = await fetch(`${accounts}?maxResults=500`, { headers: { authorization: 'Bearer owner' } });
  return found.parse(await answer.json()).users;
}

const linkRow = ({ name, about, url }: DashboardLink) =>
  html`<tr>
    <td><a href="${url}">${name}</a></td>
    <td>${about}</td>
  </tr>`;

const mailRow = ({ at, to, subject, attachments }: SentMail, number: number) =>
  html` <tr>
    <td>${at.slice(11, 19)}</td>
    <td>${to}</td>
    <td>
      ${subject}<br /><small
        ><a href="/mails/${number}.html">as it looks</a> ·
        <a href="/mails/${number}.txt">as text</a>${attachments.map(
          ({ name }, index) => html` · <a href="/mails/${number}/${index}">${name}</a>`,
        )}</small
      >
    </td>
  </tr>`;

const personRow = ({ email, localId }: Person) =>
  html`<tr>
    <td>${email}</td>
    <td><small>${localId}</small></td>
  </tr>`;

const codes = z.array(z.object({ email: z.string(), code: z.string() }));

type AppCode = z.output<typeof codes>[number];

/** What authenticator apps show. */
async function codesOf(identity: string | undefined): Promise<AppCode[]> {
  if (identity === undefined) return [];
  return codes.parse(await (await fetch(identity + codesPath)).json());
}

const codeRow = ({ email, code }: AppCode) =>
  html`<tr>
    <td>${email}</td>
    <td><code>${code}</code></td>
  </tr>`;

interface Shown {
  links: readonly DashboardLink[];
  mails: readonly SentMail[];
  people: readonly Person[];
  appCodes: readonly AppCode[];
}

const overview = ({ links, mails, people, appCodes }: Shown) =>
  page(
    { title: 'Valea on this machine', refreshSeconds: 5 },
    html`<h1>Valea on this machine</h1>
      <table>
        <tbody>
          ${links.map(linkRow)}
        </tbody>
      </table>
      <h2>Mails: ${mails.length}</h2>
      <p>Nothing leaves this machine. Sign-in mails are printed where <code>npm start</code> runs.</p>
      ${table(mails.map(mailRow).reverse().slice(0, 200), 'None yet.')}
      <h2>People: ${people.length}</h2>
      ${table(people.map(personRow), 'Nobody yet.')}
      <h2>Authenticator apps: ${appCodes.length}</h2>
      <p>The code that each would show now: the course leader’s page and her sign-in ask for it.</p>
      ${table(appCodes.map(codeRow), 'None yet.')}`,
  );

/** A page of all local mails, accounts and stand-ins. */
export async function startDashboard({ port, links, identity }: DashboardOptions) {
  const mails: SentMail[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, number, kind] = /^\/mails\/(\d+)\.(html|txt)$/.exec(pathname) ?? [];
    const mail = number === undefined ? undefined : mails[Number(number)];
    const [, of, index] = /^\/mails\/(\d+)\/(\d+)$/.exec(pathname) ?? [];
    const attached = of === undefined ? undefined : mails[Number(of)]?.attachments[Number(index)];
    if (pathname === '/mails.json') sendJson(response, 200, mails);
    else if (mail) {
      const text = await readFile(kind === 'html' ? mail.html : mail.text, 'utf8').catch(() => 'It is gone.');
      const type = kind === 'html' ? 'text/html' : 'text/plain';
      // The mail's HTML is shown, but must run and load nothing.
      response.writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      });
      response.end(text);
    } else if (attached) {
      const text = await readFile(attached.file, 'utf8').catch(() => 'It is gone.');
      response.writeHead(200, {
        'content-type': 'text/plain; charset=utf-8',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
      response.end(text);
    } else if (pathname === '/') {
      const people = await peopleOf(identity).catch(() => []);
      const appCodes = await codesOf(identity).catch(() => []);
      await sendPage(response, 200, overview({ links, mails, people, appCodes }));
    } else response.writeHead(404).end();
  }

  const { url, stop } = await serveLocally(port, forOwnCallers(answer));
  return {
    url,
    receive: (mail: SentMail) => {
      mails.push(mail);
    },
    stop,
  };
}
