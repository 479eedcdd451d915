/** Runs the identity stand-in: `node local/identity/main.ts`. */
import { fail, runStandIn } from '../http/process.ts';
import { startIdentity } from './identity.ts';
import { mailLink } from './mail.ts';

const subjects: Record<string, string> = {
  EMAIL_SIGNIN: 'sign-in link',
  PASSWORD_RESET: 'password reset',
  VERIFY_EMAIL: 'confirm the address',
  VERIFY_AND_CHANGE_EMAIL: 'confirm the new address',
  RECOVER_EMAIL: 'take the change back',
};

await runStandIn('identity', async (port) => {
  const identity = await startIdentity({
    port,
    directory: process.env['IDENTITY_DIRECTORY'] ?? '.valea',
    onMail: ({ email, requestType, oobLink }) => {
      console.log(
        `identity: e-mail to ${email}, ${subjects[requestType] ?? requestType}: ${mailLink(oobLink)}`,
      );
    },
  });
  identity.ready.then(
    () => console.log('identity: ready'),
    (error: unknown) => fail('identity', error),
  );
  void identity.ended.then(() => fail('identity', 'the emulator stopped'));
  return identity;
});
