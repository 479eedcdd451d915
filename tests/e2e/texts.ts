/** The texts of the interface: tests find elements by them, and keep no copies. */
import type { GermanScreens, Screens } from '#i18n/generated/screens.ts';
import { textsOf } from '#i18n/texts.ts';

export function de<Screen extends keyof Screens>(screen: Screen): Screens[Screen];
export function de<Screen extends keyof GermanScreens>(screen: Screen): GermanScreens[Screen];
export function de(screen: string): object {
  return textsOf('de', screen as never);
}

export const en = <Screen extends keyof Screens>(screen: Screen): Screens[Screen] => textsOf('en', screen);
