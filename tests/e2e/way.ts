import { expect, type Page } from '@playwright/test';
import { heading } from './plan.ts';
import { anyAddress } from './identity.ts';
import { password } from './onboarding-accounts.ts';
import { de } from './texts.ts';
import { choose } from './choose.ts';

/** Counts the screens that a visitor sees and what she presses; fields that she types into are not pressed. */
export function walkOn(page: Page) {
  const way = { screens: 0, presses: 0 };
  const press = async (name: string | RegExp, role: 'button' | 'link' | 'checkbox' | 'option' = 'button') => {
    await page.getByRole(role, { name, exact: true }).and(page.locator(':visible')).first().click();
    way.presses += 1;
  };
  const see = async (title: string | RegExp) => {
    await expect(heading(page)).toHaveText(title);
    way.screens += 1;
  };
  return {
    way,
    press,
    see,
    /** An answer that leads to the next screen by itself. */
    choose: async (name: string) => {
      await page.getByText(name, { exact: true }).click();
      way.presses += 1;
    },
    /** Ticks what an order needs. */
    agree: async () => {
      for (const box of await page.getByRole('checkbox').all()) {
        await choose(box);
        way.presses += 1;
      }
    },
    /** A new visitor's account by e-mail: one screen and one press more than a provider's window. */
    register: async (email = anyAddress('way')) => {
      const { fields, forms } = de('login').island;
      await press(/^Weiter mit E-Mail$/);
      await see(forms.register.title);
      await page.getByLabel(fields.email).fill(email);
      await page.getByLabel(fields.password, { exact: true }).fill(password);
      await press(forms.register.submit);
    },
  };
}
