/** Both languages name the same placeholders in each text, and no text is empty. Types compare the keys. */
import { catalogueTexts } from '../../src/content-check/reading/catalogue-texts.ts';

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\{.*?\}\}/g))].sort().join(' ') || 'none';

const texts = catalogueTexts(process.cwd()).map(({ file, at, ...text }) => ({
  ...text,
  position: `${file}:${String(at.line)}`,
}));
const english = texts.filter(({ locale }) => locale === 'en');
const german = new Map(
  texts.filter(({ locale }) => locale === 'de').map((one) => [`${one.screen} ${one.key}`, one]),
);

const problems = [
  ...[...german.values(), ...english]
    .filter(({ text }) => !text.trim())
    .map(({ position, key }) => `${position}: "${key}" is empty. Write it, or remove it in both languages.`),
  ...english.flatMap(({ screen, key, text, position }) => {
    const other = german.get(`${screen} ${key}`);
    const [said, wanted] = [placeholdersOf(other?.text ?? text), placeholdersOf(text)];
    return other === undefined || said === wanted
      ? []
      : [
          `${other.position}: "${key}" has the placeholders ${said}, but ${position} has ${wanted}. Use the same.`,
        ];
  }),
];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
