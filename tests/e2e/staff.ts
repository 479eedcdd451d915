import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { totp } from '../../local/identity/second-factor.ts';
import { anyAddress, identityOf, openSignedIn } from './identity.ts';
import { press } from './keyboard.ts';
import { de } from './texts.ts';

export const password = 'long enough';

/** A member with a verified address; `command` gives her a role or takes it. */
export async function staffMember(
  baseURL: string | undefined,
  role: 'course-leader' | 'owner',
  path: string,
) {
  const email = anyAddress('staff');
  const { admin, visitor } = identityOf(baseURL);
  await admin.createPeople([{ uid: randomBytes(14).toString('hex'), email, emailVerified: true, password }]);
  const { idToken } = await visitor.signIn(email, password);
  await fetch(`${baseURL ?? ''}/api/account`, { headers: { Authorization: `Bearer ${idToken}` } });
  const command = async (verb: '--add' | '--remove') => {
    const env = { ...process.env, PORT: new URL(baseURL ?? '').port };
    return (await promisify(execFile)('node', ['scripts/commands/ops.ts', role, verb, email], { env }))
      .stdout;
  };
  const enter = (page: Page) => openSignedIn(page, baseURL, { email, password }, path);
  return { email, command, enter };
}

/** Enrols a second factor, without which the page stays closed; returns its key. */
export async function enrol(page: Page): Promise<string> {
  const factor = page.getByRole('region', { name: 'Zweiter Faktor' });
  await press(factor.getByRole('button', { name: 'Zweiten Faktor einrichten' }));
  const key = (await factor.locator('code').innerText()).replaceAll(' ', '');
  const field = factor.getByRole('textbox', { name: de('login').island.code.label });
  await field.fill(totp(key, Date.now()));
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  return key;
}
