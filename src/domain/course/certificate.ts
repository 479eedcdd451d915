import { ageOn, isDay, type Day } from '../time/calendar.ts';
import { facts } from '../company/facts.ts';
import { fold } from '../search/fold.ts';
import { isFullName } from '../shop/billing-address.ts';
import type { CourseKey } from '../shop/catalogue.ts';

/**
 * What a certificate states about a course, as the certifying body requires. Stored with the certificate, because a
 * course may change later.
 */
export interface CertifiedCourse {
  title: string;
  courseId: string;
  field: string;
  principle: string;
  leader: string;
  qualification: string;
  unitsHeld: number;
  unitsAttended: number;
  minutesPerUnit: number;
  /** Of all units: audio, quiz and confirmed exercises. */
  minutes: number;
  from: Day;
  until: Day;
  /** The price paid for the booking. */
  feeCents: number;
  /** The period of the certifying body's approval, both days included. */
  certifiedFrom: Day;
  certifiedUntil: Day;
  /** The course is not certified yet, which its documents state. */
  sample: boolean;
}

/** The minutes that a certificate attests, and those of the whole course. */
export const attestedIn = ({
  minutes,
  unitsHeld,
  minutesPerUnit,
}: Pick<CertifiedCourse, 'minutes' | 'unitsHeld' | 'minutesPerUnit'>) => ({
  seen: minutes,
  planned: unitsHeld * minutesPerUnit,
});

export interface Certificate extends CertifiedCourse {
  number: string;
  course: CourseKey;
  name: string;
  birthday: Day;
  issued: Day;
  /** If the name is more than another spelling of the booking's: whose booking it was, and since when. */
  nameCorrected: { booked: string; on: Day } | null;
  /** Refunded before this copy was made. */
  refundedCents: number;
}

export interface Participant {
  name: string;
  birthday: string;
}

export const longestName = 60;

/** Normalises a name: composed accents, single spaces, the keyboard's hyphen. */
export const tidyName = (typed: string) =>
  typed.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(/[‐‑]/g, '-').trim();

/** The letters in our fonts: Latin (with Vietnamese), Greek and Cyrillic. A test compares both. */
const printable =
  /^[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff\u0370-\u03e1\u03f0-\u03ff\u1f00-\u1fff\u0400-\u052f]$/u;
const between = new Set([' ', '-', '’', "'", '.', ',']);

const isPrintable = (letter: string) =>
  between.has(letter) || (printable.test(letter) && /[\p{L}]/u.test(letter));

/** The letters of a name that our fonts lack, each once. */
export const unprintable = (name: string): string[] => [
  ...new Set(Array.from(tidyName(name)).filter((letter) => !isPrintable(letter))),
];

/** Ignores capitals, accents and the spelling of umlauts. */
export const isSamePerson = (one: Participant, other: Participant) =>
  one.birthday === other.birthday && foldedName(one.name) === foldedName(other.name);

const foldedName = (name: string) =>
  fold(tidyName(name))
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();

export type ParticipantProblem =
  'name_missing' | 'name_long' | 'name_letters' | 'birthday_missing' | 'birthday_wrong' | 'birthday_young';

/** Empty if name and birthday can be used. The age is that on the day of the booking. */
export function problemsOf({ name, birthday }: Participant, booked: Day): ParticipantProblem[] {
  const tidy = tidyName(name);
  const letters = Array.from(tidy);
  const problems: ParticipantProblem[] = [];
  if (!isFullName(tidy)) problems.push('name_missing');
  else if (letters.length > longestName) problems.push('name_long');
  if (unprintable(name).length > 0) problems.push('name_letters');
  if (birthday === '') problems.push('birthday_missing');
  else if (!isDay(birthday) || birthday > booked || ageOn(booked, birthday) > 120)
    problems.push('birthday_wrong');
  else if (ageOn(booked, birthday) < facts.minAge) problems.push('birthday_young');
  return problems;
}

/** Without letters and digits that look alike on paper: https://www.crockford.com/base32.html */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 5;
const groupLength = 4;

/** 100 random bits, in groups that can be read aloud. */
export function certificateNumber(random: Uint8Array): string {
  const letters = [...random.slice(0, groups * groupLength)].map((byte) =>
    alphabet.charAt(byte % alphabet.length),
  );
  return Array.from({ length: groups }, (_, group) =>
    letters.slice(group * groupLength, (group + 1) * groupLength).join(''),
  ).join('-');
}

/** Reads a number as typed from paper; undefined if it cannot be one. */
export function readCertificateNumber(typed: string): string | undefined {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (
    letters.length !== groups * groupLength ||
    Array.from(letters).some((letter) => !alphabet.includes(letter))
  ) {
    return undefined;
  }
  return letters.match(/.{4}/g)?.join('-');
}
