import * as de from './de.ts';
import * as en from './en.ts';
import { createTexts } from './engine.ts';
import type { Texts } from './translation.ts';

/** The texts of every screen. */
export type Screens = Texts<typeof en>;

/** A screen's texts as typed plain data: `textsOf('de', 'home').hero.title`. */
export const textsOf = createTexts({ en, de });
