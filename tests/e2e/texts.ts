/** The texts of the interface: tests find elements by them, and keep no copies. */
import type * as german from '#i18n/de.ts';
import { textsOf, type Screens } from '#i18n/texts.ts';

export const de = <Screen extends keyof typeof german>(screen: Screen) => textsOf('de', screen);

export const en = <Screen extends keyof Screens>(screen: Screen): Screens[Screen] => textsOf('en', screen);
