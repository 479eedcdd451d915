import { expect, test, type Page } from '@playwright/test';
import { fill } from '#domain/text/fill.ts';
import type { Screens } from '#i18n/texts.ts';
import { textsOf } from '#i18n/texts.ts';
import { expectAccessible } from './accessibility.ts';
import { hasDecided } from './consent.ts';
import { answer, begin, heading } from './onboarding.ts';

type Role = Parameters<Page['getByRole']>[0];
type Texts = Screens['onboarding']['island'];

/** What a screen reader finds on each screen, by role and name. */
const screens: readonly ((t: Texts) => readonly (readonly [Role, string | RegExp])[])[] = [
  (t) => [
    ['group', t.gender.title],
    ['radio', t.gender.FEMALE],
    ['radio', t.gender.MALE],
  ],
  (t) => [
    ['textbox', t.name.label],
    ['group', t.birthday.title],
    ['textbox', t.birthday.day],
    ['textbox', t.birthday.month],
    ['textbox', t.birthday.year],
  ],
  (t) => [
    ['button', t.consent.decline],
    ['button', t.consent.agree],
    ['button', t.nav.back],
    ['link', t.consent.privacy],
  ],
  (t) => [
    ['group', t.activity.title],
    ['radio', new RegExp(`^${t.activity.sitting}`)],
  ],
  (t) => [
    ['textbox', t.height.label],
    ['textbox', t.weight.label],
    ['textbox', t.desired.label],
  ],
  (t) => [
    ['group', t.nutrition.title],
    ['radio', new RegExp(`^${t.nutrition.VEGAN}`)],
  ],
  (t) => [
    ['group', t.portions.title],
    ['textbox', t.portions.adults],
    ['button', fill(t.portions.more, { what: t.portions.children })],
    ['button', fill(t.portions.fewer, { what: t.portions.adults })],
  ],
  (t) => [
    ['slider', t.curve.pace],
    ['region', t.storing.title],
    ['region', /2\d{3}/],
    ['link', t.storing.create],
  ],
];

test('questions: each screen has names for screen readers, is accessible and fits 320 px', async ({
  page,
  context,
  baseURL,
}) => {
  await hasDecided(context, 'declined', baseURL);
  await page.setViewportSize({ width: 320, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const t = textsOf('de', 'onboarding').island;
  const main = page.getByRole('main');
  await begin(page);
  for (const [step, named] of screens.entries()) {
    if (step > 0) {
      await heading(page).focus();
      await answer(page, 'de', step - 1, step);
    }
    await expect(heading(page)).toBeFocused();
    for (const [role, name] of named(t)) {
      const exact = typeof name === 'string';
      await expect(main.getByRole(role, { name, exact }).first()).toBeVisible();
    }
    const asks = step !== screens.length - 1;
    await expect(main.getByRole('progressbar', { name: t.nav.progressLabel })).toBeVisible({
      visible: asks,
    });
    await expect(heading(page)).toHaveCount(1);
    await expectAccessible(page, `screen ${step}`, '#onboarding');
  }
  const pace = main.getByRole('slider', { name: t.curve.pace });
  await expect(pace).toHaveAttribute('aria-valuetext', /%/);
  // The drawing is hidden; its title and its table say the same.
  await expect(main.locator('.onb-curve')).toHaveAttribute('aria-hidden', 'true');
  await main.getByText(t.curve.table).click();
  await expect(main.getByRole('columnheader')).toHaveText([t.curve.when, t.curve.weight]);
  expect(await main.getByRole('rowheader').count()).toBeGreaterThan(3);
});
