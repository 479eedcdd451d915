import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { mayCall } from '../identity/callers.ts';
import { listenLocally } from '../identity/listen.ts';
import type { SentMail } from './mail-log.ts';
import { page, type Place } from './page.ts';

export interface DeskOptions {
  /** 0 takes any free port. */
  port: number;
  places: readonly Place[];
  /** Of the stand-in that keeps the people, where one runs. */
  identity: string | undefined;
}

const found = z.object({
  users: z.array(z.object({ localId: z.string(), email: z.string().default('') })).default([]),
});

/** Those who can sign in, as the stand-in's own administration lists them. */
async function peopleOf(identity: string | undefined) {
  if (identity === undefined) return [];
  const accounts = `${identity}/identitytoolkit.googleapis.com/v1/projects/demo-valea/accounts:batchGet`;
  const answer = await fetch(`${accounts}?maxResults=500`, { headers: { authorization: 'Bearer owner' } });
  return found.parse(await answer.json()).users;
}

/** The one page over everything that happens on this machine instead of in the world. */
export async function startDesk({ port, places, identity }: DeskOptions) {
  const mails: SentMail[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, number, kind] = /^\/mails\/(\d+)\.(html|txt)$/.exec(pathname) ?? [];
    const mail = number === undefined ? undefined : mails[Number(number)];
    if (!mayCall(request.headers)) response.writeHead(403).end();
    else if (pathname === '/mails.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(mails));
    } else if (mail) {
      const text = await readFile(kind === 'html' ? mail.html : mail.text, 'utf8').catch(() => 'It is gone.');
      const type = kind === 'html' ? 'text/html' : 'text/plain';
      // A mail shows itself, and runs and loads nothing.
      response.writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      });
      response.end(text);
    } else if (pathname === '/') {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(page(places, mails, await peopleOf(identity).catch(() => [])));
    } else response.writeHead(404).end();
  }

  const server = await listenLocally((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }, port);
  return {
    url: `http://localhost:${server.port}`,
    hear: (mail: SentMail) => {
      mails.push(mail);
    },
    stop: () => server.close(),
  };
}
