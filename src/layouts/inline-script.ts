import { createHash } from 'node:crypto';
import { personalPrefix, signedInKey, signedInValues } from '#domain/device.ts';
import { viaIn } from '#domain/funnel/via.ts';
import { countPage } from './counting.ts';
import { showSignedIn } from './signed-in.ts';

/** Neither the lines nor the spaces that only their readers need. No text of these functions has such a sign in it. */
const compact = (source: string) =>
  source
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .replaceAll(/\s*([=&|?:,;{}()+]|\n)\s*/g, (_, sign: string) => sign.trim());

const call = (called: (...given: never[]) => void, ...given: readonly string[]) =>
  `(${compact(called.toString())})(${given.join()});`;

/** The inline script at the start of every body, the functions' own source: it runs before anything is painted. */
export const inlineScript =
  call(
    showSignedIn,
    ...[signedInKey, signedInValues.yes, signedInValues.out, personalPrefix].map((text) =>
      JSON.stringify(text),
    ),
  ) + call(countPage, compact(viaIn.toString()));

/** The hash that the Content Security Policy must allow. */
export const inlineScriptHash =
  `sha256-${createHash('sha256').update(inlineScript).digest('base64')}` as const;
