import { personalKey } from '#domain/device.ts';

const probe = personalKey('probe');

/** Whether this device keeps anything: where it does not, leaving the page forgets who is signed in. */
export function deviceKeeps(): boolean {
  try {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
