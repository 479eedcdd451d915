import { personalKey } from '#domain/device.ts';

const key = personalKey('link-address');
/** A link is good for hours; somebody who has not used it by then has forgotten about it. */
const lifeMs = 6 * 3_600_000;

export interface LinkAddress {
  read: () => string | undefined;
  /** Nothing removes it. */
  keep: (email: string | undefined) => void;
}

/** The address that a sign-in link was sent to: the link opens in a tab of its own, and must not ask for it again. */
export const linkAddress = (now: () => number): LinkAddress => ({
  read() {
    try {
      const [time = '', email = ''] = (localStorage.getItem(key) ?? '').split(' ');
      return email !== '' && now() - Number(time) < lifeMs ? email : undefined;
    } catch {
      return undefined;
    }
  },
  keep(email) {
    try {
      if (email === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, `${now()} ${email}`);
    } catch {
      // Then the link asks for it.
    }
  },
});
