interface Claim {
  phrase: RegExp;
  why: string;
  /** Denying the claim is fine. */
  unless?: RegExp;
}

const denied = /\b(kein\w*|nie|niemals|ohne|nicht|no|never|without|not)\b/i;
const noPromise = 'Promises a result: advertising for losing weight may not (HWG §3, UWG §5).';
const noRate = 'Names a rate or an amount of weight loss (HWG §3; Regulation (EU) 1924/2006, Art. 12 b).';
const paidFirst = 'The course is paid first and may be reimbursed: it is not free.';
const noShame = 'Shames or scares; we do neither.';
const noProof = 'Tells of people or of an experience that nobody can prove (UWG §5).';
const noPressure = 'Presses with scarcity or a countdown (UWG annex to §3 (3), no. 7).';

const bannedClaims: readonly Claim[] = [
  { phrase: /\bgarantiert(e[rsnm]?)?\b|\bguaranteed\b/i, why: noPromise, unless: denied },
  { phrase: /\bErfolgsgarantie|\bsuccess guarantee|\bAbnehmgarantie/i, why: noPromise },
  {
    phrase: /\b(schnell|sofort|mühelos|spielend) abnehmen|\blose weight (fast|quickly|effortlessly)/i,
    why: noPromise,
  },
  {
    phrase:
      /\b(Wundermittel|Fettkiller|Fatburner|fat[- ]burner|Fett schmilzt|melts? (away )?fat|entschlack|entgift|detox)/i,
    why: noPromise,
  },
  { phrase: /\b(schlank (in|über Nacht)|Traumfigur|dream body|bikini ?(figur|body))/i, why: noPromise },
  {
    phrase:
      /\d+\s*(kilo|kg|pfund|pounds|lbs)\b[^.]{0,40}\b(abnehmen|abgenommen|verlieren|verloren|weniger|lose|lost)\b/i,
    why: noRate,
  },
  { phrase: /\b(verlier|nimm|lose|drop)\w*\b[^.]{0,25}\d+\s*(kilo|kg|pfund|pounds|lbs)\b/i, why: noRate },
  {
    phrase: /\b(Vorher[-–/ ]Nachher|before[- ]and[- ]after)[- ]?(Bild|Foto|photo|picture)/i,
    why: noShame,
    unless: denied,
  },
  {
    phrase:
      /\b(kostenlos|gratis|umsonst)\w*\b[^.]{0,60}\bKurs|\bKurs\w*\b[^.]{0,60}\b(kostenlos|gratis)\b(?!er)/i,
    why: paidFirst,
  },
  { phrase: /\bfree( of charge)?\b[^.]{0,20}\bcourse\b|\bcourse\b[^.]{0,20}\bis free\b/i, why: paidFirst },
  {
    phrase:
      /\beiner? (Teilnehmerin|Klientin|Patientin) (hat|war|von)\b|\b(Frau|Familie|Teilnehmerin) aus (einem )?meine[mnr]\b|\bin (der|meiner) Beratung\b|\bin meinen Kursen\b|\b(meine|eigener) Erfahrung\b|\bFreundin von mir\b/i,
    why: noProof,
  },
  {
    phrase: /\bnur noch (heute|\d+)|\bonly \d+ (left|places)|\bletzte Chance|\blast chance|\bhurry up\b/i,
    why: noPressure,
    unless: denied,
  },
];

/** Reports at most one claim a line. */
export function claimsBannedIn(line: string): string[] {
  const claim = bannedClaims.find(({ phrase, unless }) => phrase.test(line) && !unless?.test(line));
  return claim ? [`"${claim.phrase.exec(line)?.[0] ?? ''}". ${claim.why}`] : [];
}
