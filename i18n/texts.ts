import { createTexts } from './engine.ts';
import { catalogues } from './generated/catalogues.ts';
import type { GermanScreens, Screens } from './generated/screens.ts';

/** The texts of one screen in one language, as typed plain data: `textsOf('de', 'home').hero.title`. */
export const textsOf = createTexts<Screens, GermanScreens>(catalogues);
