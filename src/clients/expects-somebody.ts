import { signedInKey, signedInValues } from '#domain/device.ts';

/** Whether somebody was signed in on this device when it was last known: costs no byte of the provider's. */
export function expectsSomebody(): boolean {
  try {
    return localStorage.getItem(signedInKey) === signedInValues.yes;
  } catch {
    return false;
  }
}
