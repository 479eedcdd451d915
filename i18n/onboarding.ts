import type { Locale } from '#domain/locales.ts';
import { messages } from './index.ts';

/** Asks for all of a section (`scripts/check/text-usage.ts` knows it by this name). */
const whole = { returnObjects: true } as const;

/** The texts that the island takes along, section by section; it fills gaps like `{kg}` itself. */
export function onboardingTexts(locale: Locale) {
  const t = messages(locale, 'onboarding');
  return {
    welcome: t('welcome', whole),
    nav: t('nav', whole),
    status: t('status', whole),
    name: t('name', whole),
    gender: t('gender', whole),
    birthday: t('birthday', whole),
    activity: t('activity', whole),
    height: t('height', whole),
    weight: t('weight', whole),
    desired: t('desired', whole),
    care: t('care', whole),
    nutrition: t('nutrition', whole),
    portions: t('portions', whole),
    faults: t('faults', whole),
    consent: t('consent', whole),
    young: t('young', whole),
    paused: t('paused', whole),
    summary: t('summary', whole),
    curve: t('curve', whole),
    mass: t('mass', whole),
    energy: t('energy', whole),
    storing: t('storing', whole),
    onward: t('onward', whole),
  };
}

export type OnboardingTexts = ReturnType<typeof onboardingTexts>;
