/** Claims that advertising law or our own rules forbid, in both languages. */
import type { Code } from '../diagnostic.ts';

interface Claim {
  phrase: RegExp;
  code: Code;
  /** Denying the claim is fine. */
  unless?: RegExp;
}

const denied = /\b(kein\w*|nie|niemals|ohne|nicht|no|never|without|not)\b/i;
const bannedClaims: readonly Claim[] = [
  { phrase: /\bgarantiert(e[rsnm]?)?\b|\bguaranteed\b/i, code: 'claim-promise', unless: denied },
  { phrase: /\bErfolgsgarantie|\bsuccess guarantee|\bAbnehmgarantie/i, code: 'claim-promise' },
  {
    phrase: /\b(schnell|sofort|mühelos|spielend) abnehmen|\blose weight (fast|quickly|effortlessly)/i,
    code: 'claim-promise',
  },
  {
    phrase:
      /\b(Wundermittel|Fettkiller|Fatburner|fat[- ]burner|Fett schmilzt|melts? (away )?fat|entschlack|entgift|detox)/i,
    code: 'claim-promise',
  },
  {
    phrase: /\b(schlank (in|über Nacht)|Traumfigur|dream body|bikini ?(figur|body))/i,
    code: 'claim-promise',
  },
  {
    phrase:
      /\d+\s*(kilo|kg|pfund|pounds|lbs)\b[^.]{0,40}\b(abnehmen|abgenommen|verlieren|verloren|weniger|lose|lost)\b/i,
    code: 'claim-rate',
  },
  {
    phrase: /\b(verlier|verlor|nimm|nahm|lose|lost|drop)\w*\b[^.]{0,25}\d+\s*(kilo|kg|pfund|pounds|lbs)\b/i,
    code: 'claim-rate',
  },
  {
    phrase: /\b(Vorher[-–/ ]Nachher|before[- ]and[- ]after)[- ]?(Bild|Foto|photo|picture)/i,
    code: 'claim-shame',
    unless: denied,
  },
  {
    phrase:
      /\b(kostenlos|gratis|umsonst)\w*\b[^.]{0,60}\bKurs|\bKurs\w*\b[^.]{0,60}\b(kostenlos|gratis)\b(?!er)/i,
    code: 'claim-free',
  },
  {
    phrase: /\bfree( of charge)?\b[^.]{0,20}\bcourse\b|\bcourse\b[^.]{0,20}\bis free\b/i,
    code: 'claim-free',
  },
  {
    phrase:
      /\beiner? (Teilnehmerin|Klientin|Patientin) (hat|war|von)\b|\b(Frau|Familie|Teilnehmerin) aus (einem )?meine[mnr]\b|\bin (der|meiner) Beratung\b|\bin meinen Kursen\b|\b(meine|eigener) Erfahrung\b|\bFreundin von mir\b/i,
    code: 'claim-unproved',
  },
  {
    phrase: /\bnur noch (heute|\d+)|\bonly \d+ (left|places)|\bletzte Chance|\blast chance|\bhurry up\b/i,
    code: 'claim-pressure',
    unless: denied,
  },
];

export interface FoundClaim {
  readonly code: Code;
  readonly text: string;
  /** Where in the line it begins. */
  readonly index: number;
}

/** At most one a line. */
export function bannedClaimIn(line: string): FoundClaim | undefined {
  for (const { phrase, code, unless } of bannedClaims) {
    const found = phrase.exec(line);
    if (found && !unless?.test(line)) return { code, text: found[0], index: found.index };
  }
  return undefined;
}
