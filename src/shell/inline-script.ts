import { personalPrefix, signedInKey, signedInValues } from '#domain/device.ts';
import { countPage } from './counting.ts';
import { showSignedIn } from './signed-in.ts';

const call = (called: (...given: never[]) => void, ...given: readonly string[]) =>
  `(${called.toString()})(${given.map((text) => JSON.stringify(text)).join()});`;

/** Runs at the start of the body, before the first paint: the source of these functions. */
export const inlineScript = [
  call(showSignedIn, signedInKey, signedInValues.yes, signedInValues.out, personalPrefix),
  call(countPage),
].join('\n');
