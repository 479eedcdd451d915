import { picture } from '../recipes/recipe-project.ts';
import type { ContentProject, Mistake } from './content-project.ts';

export const inFile =
  (path: string, from: string | RegExp, to: string) =>
  ({ change }: ContentProject) =>
    change(path, from, to);
export const put =
  (path: string, content: string | Uint8Array) =>
  ({ put: write }: ContentProject) =>
    write(path, content);
export const without =
  (path: string) =>
  ({ remove }: ContentProject) =>
    remove(path);

const phones = 'faq/app/02-phones.de.md';
const moneyBack = 'faq/subscription/07-money-back.de.md';
const phonesEn = 'faq/app/02-phones.en.md';
const again = 'faq/course/09-phones.de.md';
const question = 'Auf welchen Telefonen läuft die App?';
const katrin = 'testimonials/katrin.yaml';
const breakfast = 'films/breakfast.yaml';
const plan = 'features/01-daily-plan.yaml';
const zpp = 'courses/zpp.yaml';
const terms = 'legal/terms/de.md';
const withdrawal = 'legal/withdrawal/de.md';
const insurers = 'insurers/insurers.yaml';
const landing = 'landings/only-in-tests.yaml';
const compared = 'experiments/compared-in-tests.yaml';
const privacy = 'legal/privacy/de.md';
const comparison = 'comparison/comparison.yaml';

/** The film is hosted by a third party. */
const embedded = (address: string) =>
  inFile(
    breakfast,
    / {2}kind: own\n {2}file: .*/,
    `  kind: embed\n  host: player.example.org\n  address: ${address}\n  provider: Example`,
  );

/** Another text went live under this number. */
const recorded =
  (version: number) =>
  ({ put: write }: ContentProject) =>
    write('legal/live.json', JSON.stringify({ privacy: { version, de: 'x', en: 'x' } }));

/**
 * Possible mistakes in each collection, with their place. Mistakes possible in any entry are tested with recipes, which
 * have the same reader.
 */
export const mistakes: readonly Mistake[] = [
  // Questions
  ['guarantee-half', `${moneyBack}:6:69`, inFile(moneyBack, '{{guaranteeDays}}', '14')],
  ['placeholder-unknown', `${phones}:6:20`, inFile(phones, '{{ios}}', '{{iosx}}')],
  ['placeholder-unknown', `${phones}:2:11`, inFile(phones, question, 'Was kostet {{coursFee}}?')],
  ['link-unknown', `${phones}:6:1`, inFile(phones, 'Auf iPhones', '[Auf](course:zpp/erstattung) iPhones')],
  ['link-unknown', `${phones}:6:1`, inFile(phones, 'Auf iPhones', '[Auf](/de/fak) iPhones')],
  ['link-unknown', `${phones}:8:1`, inFile(phones, /$/, '\n[a]: page:nirgends\n')],
  ['anchor-unknown', `${phones}:6:1`, inFile(phones, 'Auf iPhones', '[Auf](page:faq#kurs) iPhones')],
  ['anchor-unknown', `${phones}:6:1`, inFile(phones, 'Auf iPhones', '[Auf](page:terms#garantie) iPhones')],
  ['text-empty', `${phones}:4:1`, put(phones, '---\nquestion: x\n---\n')],
  ['search-word-known', `${phones}:3:9`, inFile(phones, '[Handy,', '[Telefonen, Handy,')],
  ['search-word-known', `${phones}:3:9`, inFile(phones, '[Handy,', '[handy, Handy,')],
  ['shape-expected', `${phones}:3:10`, inFile(phones, '[Handy,', "['mobiles Telefon', Handy,")],
  ['file-missing', `${phonesEn}:1:1`, without(phonesEn)],
  ['file-name', 'faq/apps/01-neu.de.md:1:1', put('faq/apps/01-neu.de.md', 'x')],
  ['file-name', 'faq/app/notes.txt:1:1', put('faq/app/notes.txt', 'x')],
  ['truth-expected', `${phones}:3:7`, inFile(phones, /^question:.*\n/m, '$&home: ja\n')],
  ['languages-differ', `${phonesEn}:1:1`, inFile(phones, /^question:.*\n/m, '$&home: true\n')],
  ['id-twice', `${again}:1:1`, ({ copy }) => copy(phones, again), ['file-missing']],
  // Claims, in whatever text
  ['claim-promise', `${phones}:6:1`, inFile(phones, 'Auf iPhones', 'Garantiert auf iPhones')],
  ['claim-rate', `${katrin}:6:17`, inFile(katrin, 'I look', 'I have lost 5 kg. I look')],
  ['claim-free', `${phones}:6:1`, inFile(phones, 'Auf iPhones', 'Kostenlos mit dem Kurs auf iPhones')],
  ['claim-shame', `${phones}:6:5`, inFile(phones, 'Auf iPhones', 'Mit Vorher-Nachher-Bildern auf iPhones')],
  ['claim-unproved', `${phones}:6:1`, inFile(phones, 'Auf iPhones', 'In meiner Beratung laufen iPhones')],
  ['claim-pressure', `${landing}:9:13`, inFile(landing, 'headline: Was', 'headline: Nur noch heute! Was')],
  [
    'reimbursement-condition',
    `${phones}:6:7`,
    inFile(phones, 'Auf iPhones', 'Deine Krankenkasse zahlt den Kurs. Auf iPhones'),
  ],
  ['price-typed', `${phones}:6:5`, inFile(phones, 'Auf iPhones', 'Für 9,99\u00a0€ auf iPhones')],
  ['price-typed', `${landing}:9:13`, inFile(landing, 'headline: Was', 'headline: Für 12 Euro. Was')],
  // Stories
  ['words-missing', `${katrin}:7:1`, inFile(katrin, /^en:\n(?: .*\n)+/m, '')],
  ['number-range', `${katrin}:2:6`, inFile(katrin, 'age: 46', 'age: 17')],
  ['key-missing', `${katrin}:6:3`, inFile(katrin, /^ {2}quote: I look.*\n/m, '')],
  ['block-expected', `${katrin}:5:5`, inFile(katrin, /^en:\n(?: .*\n)+/m, 'en: Hello\n')],
  ['front-matter-shape', `${katrin}:1:1`, put(katrin, '- Katrin\n')],
  ['html-raw', `${katrin}:6:10`, inFile(katrin, 'quote: I look', 'quote: <b>I look</b>')],
  ['file-name', 'testimonials/Neue Geschichte.yaml:1:1', put('testimonials/Neue Geschichte.yaml', 'x')],
  ['placeholder-local', `${katrin}:1:9`, inFile(katrin, 'person: Katrin', "person: '{{country}}'")],
  // Films
  ['picture-absent', `${breakfast}:4:9`, inFile(breakfast, 'breakfast.webp', 'breakfst.webp')],
  ['date-expected', `${breakfast}:1:12`, inFile(breakfast, '2026-11-02', '2026-13-02')],
  ['film-missing', `${breakfast}:6:3`, inFile(breakfast, 'file: breakfast.mp4', 'file: breakfst.mp4')],
  ['captions-missing', 'films/breakfast.de.vtt:1:1', without('films/breakfast.de.vtt')],
  ['captions-broken', 'films/breakfast.de.vtt:1:1', put('films/breakfast.de.vtt', 'Hallo')],
  ['captions-stray', 'films/dinner.de.vtt:1:1', put('films/dinner.de.vtt', 'WEBVTT\n')],
  ['host-other', `${breakfast}:8:12`, embedded('https://www.example.org/1')],
  ['address-expected', `${breakfast}:8:12`, embedded('http://player.example.org/1')],
  ['choice-unknown', `${breakfast}:6:9`, inFile(breakfast, 'kind: own', 'kind: embd')],
  ['date-future', `${breakfast}:1:12`, inFile(breakfast, '2026-11-02', '2126-11-02')],
  ['alt-generic', `${breakfast}:11:11`, inFile(breakfast, / {2}poster: [^.\n]*$/m, '  poster: Bild')],
  // Features
  ['picture-small', `${plan}:1:10`, put('../assets/feature-plate.webp', await picture(640, 180))],
  // Landing pages
  ['choice-twice', `${landing}:4:29`, inFile(landing, 'recipes, price', 'features, price')],
  ['choice-unknown', `${landing}:2:5`, inFile(landing, 'to: start', 'to: home')],
  ['alt-generic', `${landing}:13:12`, inFile(landing, / {2}picture: Ein.*/, '  picture: Das Foto')],
  ['picture-absent', `${landing}:1:10`, inFile(landing, 'supper.webp', 'super.webp')],
  ['text-too-long', `${landing}:9:13`, inFile(landing, 'headline: Was', `headline: ${'Was '.repeat(30)}`)],
  ['file-name', 'landings/Neue Seite.yaml:1:1', put('landings/Neue Seite.yaml', 'x')],
  // Experiments
  ['arms-few', `${compared}:6:3`, inFile(compared, / {2}- landing: also-in-tests\n.*\n/, '')],
  ['shares-sum', `${compared}:6:3`, inFile(compared, 'share: 50', 'share: 40')],
  ['choice-twice', `${compared}:8:14`, inFile(compared, 'also-in-tests', 'only-in-tests')],
  ['landing-unknown', `${compared}:6:3`, inFile(compared, 'also-in-tests', 'also-in-test')],
  ['winner-unknown', `${compared}:12:9`, inFile(compared, /$/, 'winner: spring\n')],
  ['days-backwards', `${compared}:4:6`, inFile(compared, '2027-03-08', '2027-01-11')],
  ['date-expected', `${compared}:4:6`, inFile(compared, '2027-03-08', '2027-02-30')],
  ['key-missing', `${compared}:10:1`, inFile(compared, /^owner: .*\n/m, '')],
  ['choice-unknown', `${compared}:10:10`, inFile(compared, 'decides: paid', 'decides: result')],
  [
    'experiment-is-landing',
    'experiments/only-in-tests.yaml:1:1',
    ({ copy }) => copy(compared, 'experiments/only-in-tests.yaml'),
  ],
  // Comparison
  ['list-empty', `${comparison}:1:7`, put(comparison, 'rows: []\n')],
  ['id-twice', `${comparison}:2:3`, inFile(comparison, 'id: plate', 'id: day')],
  // Courses
  ['shape-expected', `${zpp}:4:11`, inFile(zpp, 'KU-ST-000000', 'KU-000000')],
  ['days-backwards', `${zpp}:5:41`, inFile(zpp, "'2029-02-28'", "'2025-02-28'")],
  ['list-count', `${zpp}:18:5`, inFile(zpp, / {4}- title: Ankommen am Tisch\n.*\n/, '')],
  ['file-required', 'courses/zpp2.yaml:1:1', without('courses/zpp2.yaml')],
  // Insurers
  ['decimal-range', `${insurers}:10:14`, inFile(insurers, 'percent: 100', 'percent: 120')],
  ['decimal-range', `${insurers}:10:14`, inFile(insurers, 'percent: 100', 'percent: -1')],
  ['source-missing', `${insurers}:10:5`, inFile(insurers, / {4}sources: .*\n/, '')],
  ['date-expected', `${insurers}:13:11`, inFile(insurers, "'2024-11-13'", "'2024-11-31'")],
  ['date-future', `${insurers}:13:11`, inFile(insurers, "'2024-11-13'", "'2124-11-13'")],
  ['id-twice', `${insurers}:15:7`, inFile(insurers, 'id: aok-bayern', 'id: aok-baden-wuerttemberg')],
  ['list-expected', `${insurers}:1:1`, put(insurers, 'id: x\n')],
  // Legal texts, invoice, about
  [
    'withdrawal-notice-changed',
    `${withdrawal}:1:1`,
    inFile(withdrawal, 'binnen vierzehn Tagen', 'zwei Wochen lang'),
  ],
  ['date-future', `${privacy}:4:10`, inFile(privacy, '2026-11-21', '2126-11-21')],
  [
    'legal-fee',
    `${terms}:4:10`,
    ({ change }) => change(terms, /updated: .*([\s\S]*)/, 'updated: 2020-01-01$1\n\n{{courseFee}}\n'),
    ['languages-differ'],
  ],
  ['legal-changed', `${privacy}:5:10`, recorded(4), ['legal-changed']],
  ['legal-changed', `${privacy}:5:10`, recorded(5), ['legal-changed']],
  ['languages-differ', 'legal/terms/en.md:5:10', inFile(terms, 'version: 4', 'version: 5')],
  ['file-required', 'legal/imprint/de.md:1:1', without('legal/imprint'), ['file-required']],
  ['file-name', 'legal/agb/de.md:1:1', put('legal/agb/de.md', 'x')],
  ['number-range', `${terms}:5:10`, inFile(terms, 'version: 4', 'version: 4.5')],
  ['front-matter-unwanted', 'invoice/de.md:1:1', put('invoice/de.md', '---\ntitle: Rechnung\n---\nText\n')],
  ['placeholder-unknown', 'invoice/de.md:3:191', inFile('invoice/de.md', '{{courseFee}}', '{{courseFees}}')],
  ['text-empty', 'about/de.md:1:1', put('about/de.md', '[x]: page:faq\n')],
  ['file-missing', 'about/en.md:1:1', without('about/en.md')],
  ['link-dangerous', 'about/de.md:1:1', inFile('about/de.md', 'Viele', '[Viele](http://example.org)')],
];
