import { describe, expect, it } from 'vitest';
import { facts } from '#domain/company/facts.ts';
import { questions, questionsUpTo, screens } from '#domain/onboarding/flow.ts';
import { createOnboarding, type Onboarding } from '#site/features/onboarding/state.ts';
import { browser } from '../browser.ts';

const now = '2026-11-22T10:00:00Z';
const thisYear = Number(now.slice(0, 4));

/** Every answer that decides which screen comes next, or what the result is. */
const branches = {
  arrives: ['at the welcome', 'at the questions'],
  birthday: ['of age', 'too young', 'corrected'],
  consent: ['given', 'declined at first'],
  desired: ['healthy', 'corrected'],
  body: ['loses', 'keeps', 'with a doctor'],
} as const;
type Path = { [Branch in keyof typeof branches]: (typeof branches)[Branch][number] };

const paths: Path[] = branches.arrives.flatMap((arrives) =>
  branches.birthday.flatMap((birthday) =>
    branches.consent.flatMap((consent) =>
      branches.desired.flatMap((desired) =>
        branches.body.map((body) => ({ arrives, birthday, consent, desired, body })),
      ),
    ),
  ),
);

const weights = {
  loses: { weight: '78', desired: '68' },
  keeps: { weight: '68', desired: '68' },
  'with a doctor': { weight: '130', desired: '80' },
} as const;

const screenOf = ({ $state }: Onboarding) => {
  const state = $state.get();
  return state.screen === 'question' ? state.question : state.screen;
};

/** Gives a screen's answers, and leaves it; false at an end. */
function leave(onboarding: Onboarding, path: Path, visits: number): boolean {
  const screen = screenOf(onboarding);
  if (screen === 'welcome') onboarding.begin();
  else if (screen === 'consent') {
    if (path.consent === 'declined at first') {
      onboarding.decline();
      expect(screenOf(onboarding)).toBe('consent');
    }
    onboarding.agree();
  } else if (screen === 'too-young' && path.birthday === 'corrected') onboarding.back();
  else if (screen === 'too-young' || screen === 'summary') return false;
  else {
    if (screen === 'name') {
      const isYoung = path.birthday === 'too young' || (path.birthday === 'corrected' && visits === 1);
      onboarding.type('birthDay', '9');
      onboarding.type('birthMonth', '5');
      onboarding.type('birthYear', String(thisYear - facts.minAge - (isYoung ? -1 : 20)));
    }
    if (screen === 'activity') onboarding.type('physicalActivityLevel', '1.6');
    if (screen === 'height') {
      const { weight, desired } = weights[path.body];
      onboarding.type('height', '168');
      onboarding.type('weight', weight);
      if (path.desired === 'corrected') {
        onboarding.type('desiredWeight', '45');
        onboarding.next();
        expect(screenOf(onboarding)).toBe('height');
      }
      onboarding.type('desiredWeight', desired);
    }
    onboarding.next();
  }
  return true;
}

/** Shows the screens of a path, up to its end. */
function walk(path: Path) {
  browser({
    known: { state: 'visitor' },
    address: path.arrives === 'at the welcome' ? '/de/start' : '/de/start?begin',
    now,
  });
  const onboarding = createOnboarding('de');
  onboarding.start();
  const seen = [screenOf(onboarding)];
  while (leave(onboarding, path, seen.filter((screen) => screen === 'name').length)) {
    seen.push(screenOf(onboarding));
    expect(seen.length).toBeLessThanOrEqual(screens.length + 2);
  }
  return { seen, onboarding };
}

describe('onboarding, every path', () => {
  it.each(paths)('$arrives, $birthday, consent $consent, desired weight $desired, $body', (path) => {
    const { seen, onboarding } = walk(path);
    const asked = path.arrives === 'at the welcome' ? screens : screens.slice(1);
    const upToBirthday = asked.slice(0, asked.indexOf('name') + 1);
    const expected = {
      'of age': asked,
      'too young': [...upToBirthday, 'too-young'],
      corrected: [...upToBirthday, 'too-young', ...asked.slice(asked.indexOf('name'))],
    };
    expect(seen).toEqual(expected[path.birthday]);
    const end = onboarding.$state.get();
    if (end.screen === 'summary') {
      const kinds = { loses: 'lose', keeps: 'keep', 'with a doctor': 'with-doctor' };
      expect(end.plan.curve.kind).toBe(kinds[path.body]);
    }

    // Back from the end, the visitor comes past the same screens.
    const back = [...new Set(seen)].filter((screen) => screen !== 'too-young').toReversed();
    if (end.screen === 'too-young') onboarding.back();
    for (const screen of back) {
      expect(screenOf(onboarding)).toBe(screen);
      onboarding.back();
    }

    // Forward again, the consent is not asked for a second time.
    if (end.screen !== 'summary') return;
    onboarding.begin();
    for (const screen of screens.filter((one) => one !== 'welcome' && one !== 'consent')) {
      expect(screenOf(onboarding)).toBe(screen);
      onboarding.next();
    }
  });
});

it('onboarding: the progress counts every question once, and ends with the number that the site names', () => {
  const counted = screens.map(questionsUpTo);
  expect(counted[0]).toEqual({ before: 0, last: 0 });
  for (const [index, { before }] of counted.entries())
    expect(before, screens[index]).toBe(counted[index - 1]?.last ?? 0);
  expect(counted.at(-1)?.last).toBe(questions.length);
  const consent = questionsUpTo('consent');
  expect(consent.last).toBe(consent.before);
});
