import { createTexts } from './engine.ts';
import { catalogues } from './generated/catalogues.ts';
import type { GermanScreens, Screens } from './generated/screens.ts';

/** A screen's texts as typed plain data: `textsOf('de', 'home').hero.title`. */
export const textsOf = createTexts<Screens, GermanScreens>(catalogues);
