import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Locale } from '#domain/locales.ts';
import { fillFacts } from '#domain/placeholders.ts';
import { nearestQuestions, questionIndex, searchQuestions } from '#domain/question-search.ts';

interface Details {
  question: string;
  search?: string[];
}

/** The questions as the page shows them: facts filled in, links without their addresses. */
function openQuestions(locale: Locale) {
  const folder = 'src/content/faq/';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`.${locale}.md`))
    .sort();
  const anchors = files.map((file) => file.replace(/^.*\/\d\d-/, '').replace(/\.\w+\.md$/, ''));
  const index = questionIndex(
    files.map((file) => {
      const [, front = '', body = ''] =
        /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(folder + file, 'utf8')) ?? [];
      const { question, search = [] } = parse(front) as Details;
      const answer = fillFacts(body, locale).replaceAll(/\]\([^)]*\)/g, ']');
      return { question: fillFacts(question, locale), search: search.join(' '), answer };
    }),
  );
  return {
    index,
    find(typed: string) {
      const { found, ...rest } = searchQuestions(index, typed);
      return { ...rest, found: found.map((at) => anchors[at]) };
    },
    near: (typed: string) => nearestQuestions(index, typed).map((at) => anchors[at]),
  };
}

const asked: Record<Locale, readonly (readonly [typed: string, first: string])[]> = {
  de: [
    ['bezahlen', 'how-to-pay'],
    ['bezalen', 'how-to-pay'],
    ['paypal', 'how-to-pay'],
    ['pay pal', 'how-to-pay'],
    ['kreditkarte', 'how-to-pay'],
    ['lastschrift', 'how-to-pay'],
    ['welche zahlungsarten gibt es', 'how-to-pay'],
    ['kann ich auf rechnung zahlen', 'how-to-pay'],
    ['überweisung', 'how-to-pay'],
    ['wann wird abgebucht', 'how-to-pay'],
    ['ist bezahlen sicher', 'how-to-pay'],
    ['klarna', 'how-to-pay'],
    ['rechnung', 'invoice'],
    ['rechnung bekommen', 'invoice'],
    ['quittung', 'invoice'],
    ['was kostet valea', 'what-it-costs'],
    ['kosten', 'what-it-costs'],
    ['preis', 'what-it-costs'],
    ['preise app', 'what-it-costs'],
    ['wie teuer ist das abo', 'what-it-costs'],
    ['gutschein', 'what-it-costs'],
    ['rabattcode', 'what-it-costs'],
    ['passwort', 'password'],
    ['passwort vergessen', 'password'],
    ['pasword vergesen', 'password'],
    ['kennwort zurücksetzen', 'password'],
    ['login geht nicht', 'signing-in'],
    ['einloggen', 'signing-in'],
    ['anmelden', 'signing-in'],
    ['rückerstattung', 'hand-in'],
    ['rueckerstattung', 'hand-in'],
    ['geld zurück', 'hand-in'],
    ['geld zurük', 'hand-in'],
    ['geld zurueck', 'hand-in'],
    ['geld-zurück-garantie', 'money-back'],
    ['garantie', 'money-back'],
    ['wie viel zahlt die krankenkasse', 'how-much'],
    ['zuschuss krankenkasse', 'how-much'],
    ['erstattung', 'how-much'],
    ['erstatung', 'how-much'],
    ['aok', 'which-insurers'],
    ['techniker krankenkasse', 'which-insurers'],
    ['privat versichert', 'which-insurers'],
    ['rechnung einreichen', 'hand-in'],
    ['kündigen', 'cancelling'],
    ['kuendigen', 'cancelling'],
    ['kündigung', 'cancelling'],
    ['kündigugn', 'cancelling'],
    ['abo beenden', 'cancelling'],
    ['kündigungsfrist', 'cancelling'],
    ['verlängert sich das abo automatisch', 'renewal'],
    ['laufzeit', 'renewal'],
    ['widerruf', 'withdrawing'],
    ['wiederruf', 'withdrawing'],
    ['stornieren', 'withdrawing'],
    ['vegan', 'vegetarian-vegan'],
    ['vegetarisch', 'vegetarian-vegan'],
    ['laktose', 'allergies'],
    ['glutenfrei', 'allergies'],
    ['alergie', 'allergies'],
    ['kalorien zählen', 'counting-calories'],
    ['kcal', 'counting-calories'],
    ['schokolade', 'forbidden-foods'],
    ['wie schnell abnehmen', 'how-fast'],
    ['wie viel kilo nehme ich ab', 'how-fast'],
    ['schwanger', 'ask-a-doctor'],
    ['diabetes', 'ask-a-doctor'],
    ['kinder essen mit', 'cooking-for-family'],
    ['familie', 'cooking-for-family'],
    ['handy', 'phones'],
    ['welches iphone', 'phones'],
    ['app herunterladen', 'phones'],
    ['ipad', 'phones'],
    ['zertifikat', 'certificate'],
    ['teilnahmebescheinigung', 'certificate'],
    ['kurs auf englisch', 'course-language'],
    ['kursleitung fragen', 'asking-questions'],
    ['voraussetzungen kurs', 'who-can-join'],
    ['wie lange habe ich zeit für den kurs', 'time-to-finish'],
    ['kurs abbrechen', 'not-finished'],
    ['daten löschen', 'download-or-delete'],
    ['konto löschen', 'download-or-delete'],
    ['datenschutz', 'health-data'],
    ['cookies', 'cookies'],
    ['facebook werbung', 'advertising'],
    ['barrierefrei', 'screen-reader'],
    ['kontakt', 'contact'],
    ['telefonnummer', 'contact'],
    ['hotline', 'contact'],
  ],
  en: [
    ['pay', 'how-to-pay'],
    ['paypal', 'how-to-pay'],
    ['how do i pay', 'how-to-pay'],
    ['payment methods', 'how-to-pay'],
    ['credit card', 'how-to-pay'],
    ['direct debit', 'how-to-pay'],
    ['paymnt', 'how-to-pay'],
    ['is it safe to pay', 'how-to-pay'],
    ['when am i charged', 'how-to-pay'],
    ['instalments', 'how-to-pay'],
    ['invoice', 'invoice'],
    ['receipt', 'invoice'],
    ['what does it cost', 'what-it-costs'],
    ['how much does it cost', 'what-it-costs'],
    ['cost', 'what-it-costs'],
    ['price', 'what-it-costs'],
    ['prices', 'what-it-costs'],
    ['is the app free', 'what-it-costs'],
    ['expensive', 'what-it-costs'],
    ['discount code', 'what-it-costs'],
    ['voucher', 'what-it-costs'],
    ['password', 'password'],
    ['forgot password', 'password'],
    ['pasword', 'password'],
    ['reset passwrod', 'password'],
    ['login', 'signing-in'],
    ['sign in', 'signing-in'],
    ['log in to the app', 'signing-in'],
    ['refund', 'money-back'],
    ['refnd', 'money-back'],
    ['money back', 'hand-in'],
    ['mony back', 'hand-in'],
    ['guarantee', 'money-back'],
    ['garantee', 'money-back'],
    ['reimbursement', 'how-much'],
    ['reimbursment', 'how-much'],
    ['how much does my insurer pay', 'how-much'],
    ['which insurance', 'which-insurers'],
    ['AOK', 'which-insurers'],
    ['private insurance', 'which-insurers'],
    ['submit claim', 'hand-in'],
    ['how do i claim the money', 'hand-in'],
    ['cancel', 'cancelling'],
    ['cancelation', 'cancelling'],
    ['cancel subscription', 'cancelling'],
    ['unsubscribe', 'cancelling'],
    ['automatic renewal', 'renewal'],
    ['does it renew', 'renewal'],
    ['withdrawal', 'withdrawing'],
    ['withdraw from contract', 'withdrawing'],
    ['vegan', 'vegetarian-vegan'],
    ['vegetarian', 'vegetarian-vegan'],
    ['vegitarian', 'vegetarian-vegan'],
    ['gluten free', 'allergies'],
    ['lactose intolerant', 'allergies'],
    ['nut allergy', 'allergies'],
    ['count calories', 'counting-calories'],
    ['calorie', 'counting-calories'],
    ['chocolate', 'forbidden-foods'],
    ['how fast will i lose weight', 'how-fast'],
    ['pregnant', 'ask-a-doctor'],
    ['diabetes', 'ask-a-doctor'],
    ['kids', 'cooking-for-family'],
    ['iphone', 'phones'],
    ['android version', 'phones'],
    ['download the app', 'phones'],
    ['certificate', 'certificate'],
    ['certifcate', 'certificate'],
    ['is the course in english', 'course-language'],
    ['language', 'course-language'],
    ['ask the coach', 'asking-questions'],
    ['requirements', 'who-can-join'],
    ['how long do i have', 'time-to-finish'],
    ['what if i do not finish', 'not-finished'],
    ['delete my account', 'download-or-delete'],
    ['privacy', 'health-data'],
    ['cookie', 'cookies'],
    ['facebook ads', 'advertising'],
    ['does my insurer see my weight', 'what-your-insurer-sees'],
    ['accessible', 'screen-reader'],
    ['contact', 'contact'],
    ['phone number', 'contact'],
  ],
};

const questions = { de: openQuestions('de'), en: openQuestions('en') };

describe.each(['de', 'en'] as const)('what people type (%s)', (locale) => {
  it.each(asked[locale])('%s → %s', (typed, first) => {
    expect(questions[locale].find(typed).found[0]).toBe(first);
  });
});

it('says which spelling was searched for, and only where one was mistyped', () => {
  expect(questions.de.find('geld zurük')).toMatchObject({ corrected: 'geld zurück', missed: [] });
  expect(questions.en.find('Mony back')).toMatchObject({ corrected: 'money back', missed: [] });
  expect(questions.de.find('rueckerstattung').corrected).toBeUndefined();
  expect(questions.de.find('kündigen').corrected).toBeUndefined();
});

it('names what stands in no question, and still finds the rest', () => {
  expect(questions.de.find('xyzzyx')).toEqual({ found: [], corrected: undefined, missed: ['xyzzyx'] });
  const { found, missed } = questions.de.find('paypal xyzzyx');
  expect(found[0]).toBe('how-to-pay');
  expect(missed).toEqual(['xyzzyx']);
});

it('finds nothing for nothing, for a sign and for filling words that stand nowhere', () => {
  for (const typed of ['', '  ', '???', '%%']) expect(questions.de.find(typed).found).toEqual([]);
});

it('knows what sounds alike where nothing was found', () => {
  expect(questions.de.near('fersicherungsschein')).toContain('which-insurers');
  expect(questions.de.near('qqq')).toEqual([]);
});
