import { expect, it } from 'vitest';
import { readVisit } from '#site/features/sign-in/visit.ts';

const page = 'https://www.valea.example/de/anmelden';

it('login page: the link to it gives the reason and the destination', () => {
  expect(readVisit(`${page}?for=course&next=%2Fde%2Fkurs%2Fzpp&utm_source=x`)).toEqual({
    arrival: { by: 'visit' },
    reason: 'course',
    next: '/de/kurs/zpp',
    via: undefined,
    clean: '/de/anmelden?for=course&next=%2Fde%2Fkurs%2Fzpp',
  });
  expect(readVisit(page)).toEqual({
    arrival: { by: 'visit' },
    reason: undefined,
    next: undefined,
    via: undefined,
    clean: '/de/anmelden',
  });
});

it.each([
  ['signIn', { by: 'sign-in-link', address: `${page}?for=quiz&mode=signIn&oobCode=secret&apiKey=k&lang=de` }],
  ['resetPassword', { by: 'reset-code', code: 'secret' }],
  ['verifyEmail', { by: 'confirm-code', code: 'secret' }],
  ['recoverEmail', { by: 'visit' }],
])('login page: a mailed link (%s) is read, and removed from the address', (mode, arrival) => {
  const visit = readVisit(`${page}?for=quiz&mode=${mode}&oobCode=secret&apiKey=k&lang=de`);
  expect(visit).toEqual({
    arrival,
    reason: 'quiz',
    next: undefined,
    via: undefined,
    clean: '/de/anmelden?for=quiz',
  });
});

it('login page: a mailed link’s parameters are also read from inside its continue address', () => {
  const onward = encodeURIComponent(`${page}?for=plan&next=/de/angebote&via=google..home`);
  expect(readVisit(`${page}?mode=verifyEmail&oobCode=secret&continueUrl=${onward}`)).toMatchObject({
    arrival: { by: 'confirm-code', code: 'secret' },
    reason: 'plan',
    next: '/de/angebote',
    via: 'google..home',
    clean: '/de/anmelden?for=plan&next=%2Fde%2Fangebote',
  });
});
