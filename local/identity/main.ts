/** The local identity stand-in as a process of its own: `node local/identity/main.ts`. */
import { z } from 'zod';
import { startIdentity } from './identity.ts';
import { mailLink } from './mail-link.ts';

const environment = z.object({
  IDENTITY_PORT: z.coerce.number().int().min(0).max(65_535).default(9099),
  IDENTITY_DIRECTORY: z.string().default('.valea'),
});

const subjects: Record<string, string> = {
  EMAIL_SIGNIN: 'sign-in link',
  PASSWORD_RESET: 'password reset',
  VERIFY_EMAIL: 'confirm the address',
  VERIFY_AND_CHANGE_EMAIL: 'confirm the new address',
  RECOVER_EMAIL: 'take the change back',
};

function fail(error: unknown): never {
  console.error('identity: failed,', error);
  process.exit(1);
}

const settings = environment.safeParse(process.env);
if (!settings.success) fail(z.prettifyError(settings.error));

const identity = await startIdentity({
  port: settings.data.IDENTITY_PORT,
  directory: settings.data.IDENTITY_DIRECTORY,
  onMail: ({ to, about, link }) => {
    console.log(`identity: e-mail to ${to}, ${subjects[about] ?? about}: ${mailLink(link)}`);
  },
}).catch(fail);

let ending = false;
const end = () => {
  if (ending) return;
  ending = true;
  void identity.stop().finally(() => process.exit(0));
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, end);

console.log(`identity: listening on ${identity.url}`);
identity.ready.then(
  () => {
    console.log('identity: ready');
  },
  (error: unknown) => {
    if (!ending) fail(error);
  },
);
void identity.ended.then(() => {
  if (!ending) fail('the emulator stopped');
});
