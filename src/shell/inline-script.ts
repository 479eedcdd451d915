import { createHash } from 'node:crypto';
import { personalPrefix, signedInKey, signedInValues } from '#domain/device.ts';
import { countPage } from './counting.ts';
import { showSignedIn } from './signed-in.ts';

const call = (called: (...given: never[]) => void, ...given: readonly string[]) =>
  `(${called.toString()})(${given.map((text) => JSON.stringify(text)).join()});`;

/** A loop leaves no name behind, and needs no function around it. */
const bodyOf = (called: () => void) => called.toString().replaceAll(/^\(\) => \{|\}$/g, '');

/** The inline script at the start of every body, the functions' own source: it runs before anything is painted. */
export const inlineScript = [
  call(showSignedIn, signedInKey, signedInValues.yes, signedInValues.out, personalPrefix),
  bodyOf(countPage),
].join('\n');

/** The hash that the Content Security Policy must allow. */
export const inlineScriptHash =
  `sha256-${createHash('sha256').update(inlineScript).digest('base64')}` as const;
