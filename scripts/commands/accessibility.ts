/**
 * `npm run accessibility`: two engines, axe-core and IBM's Equal Access, look at a page of every type, and their results
 * are written into `docs/accessibility.md`. Like `npm run bench` it visits a site that is running.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Page } from '@playwright/test';
import axe from 'axe-core';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { landings } from '#domain/funnel/generated/landings.ts';
import { locales, type Locale } from '#domain/text/locales.ts';
import { defaultSitePort } from '#site/browser/local-ports.ts';
import { coursePath, insurerPath, listedSteps } from '#i18n/course-routes.ts';
import { feedPath, tagPath } from '#i18n/recipe-routes.ts';
import { courseLeaderPath, landingPath, numbersPath, pageKeys, pathOf } from '#i18n/routes.ts';
import { browserFlags, browserOfThisMachine } from '../setup/browser.ts';

const [site = `http://localhost:${process.env['PORT'] ?? defaultSitePort}`] = process.argv.slice(2);
const file = 'docs/accessibility.md';

const textAt = async (path: string) => (await fetch(site + path)).text();
const pathIn = (address = '') => new URL(address, site).pathname;

/** A page of each type in a language. */
async function pathsIn(locale: Locale): Promise<string[]> {
  const feed = await textAt(feedPath(locale));
  const reimbursement = await textAt(coursePath(courseKeys[0], 'reimbursement', locale));
  const insurers = new RegExp(`href="(${insurerPath('', locale)}[^"]+)"`);
  return [
    ...pageKeys.map((page) => pathOf(page, locale)),
    ...Object.keys(landings).map((name) => landingPath(name, locale)),
    pathIn(/<item>.*?<link>([^<]+)/s.exec(feed)?.[1]),
    tagPath('vegetarian', locale),
    ...[...listedSteps, 'notPossible' as const, 'email' as const].map((step) =>
      coursePath(courseKeys[0], step, locale),
    ),
    pathIn(insurers.exec(reimbursement)?.[1]),
    ...(locale === 'de' ? [courseLeaderPath, numbersPath] : []),
    `/${locale}/404`,
  ];
}

interface Finding {
  engine: 'axe' | 'IBM';
  rule: string;
  /** Whether a person has to decide. */
  open: boolean;
  text: string;
  example: string;
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const require = createRequire(import.meta.url);
const ibm = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8');

async function byAxe(page: Page): Promise<Finding[]> {
  await page.evaluate(axe.source);
  const { violations, incomplete } = await page.evaluate(
    (runOnly) => (Reflect.get(window, 'axe') as typeof axe).run({ runOnly }),
    rules,
  );
  const found = (open: boolean) => (result: axe.Result) =>
    result.nodes.map((node) => ({
      engine: 'axe' as const,
      rule: result.id,
      open,
      text: result.help,
      example: node.html,
    }));
  return [...violations.flatMap(found(false)), ...incomplete.flatMap(found(true))];
}

interface Ace {
  Checker: new () => {
    check: (
      node: Document,
      guidelines: string[],
    ) => Promise<{
      results: { ruleId: string; value: [string, string]; message: string; snippet: string }[];
    }>;
  };
}

async function byIbm(page: Page): Promise<Finding[]> {
  // As a script's text: the engine declares a global.
  await page.evaluate(`${ibm}; globalThis.ace = ace;`);
  const results = await page.evaluate(async () => {
    const { Checker } = Reflect.get(window, 'ace') as Ace;
    const report = await new Checker().check(document, ['WCAG_2_2']);
    return report.results.filter(({ value: [, verdict] }) => verdict !== 'PASS');
  });
  return results.map(({ ruleId, value: [, verdict], message, snippet }) => ({
    engine: 'IBM',
    rule: ruleId,
    open: verdict !== 'FAIL',
    text: message,
    example: snippet,
  }));
}

const executablePath = browserOfThisMachine();
const browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) });

interface Rule extends Finding {
  pages: Set<string>;
  places: number;
}
const found = new Map<string, Rule>();
function add(path: string, findings: readonly Finding[]): void {
  for (const finding of findings) {
    const key = `${finding.engine} ${finding.rule} ${String(finding.open)}`;
    const known = found.get(key) ?? { ...finding, pages: new Set<string>(), places: 0 };
    known.pages.add(path);
    known.places += 1;
    found.set(key, known);
  }
}

const paths = (await Promise.all(locales.map(pathsIn))).flat();
for (const path of paths) {
  console.log(path);
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  add(path, await byAxe(page));
  add(path, await byIbm(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 900 });
  add(path, await byAxe(page));
  await page.close();
}
const version = browser.version();
await browser.close();

const packageOf = (name: string) =>
  z.object({ version: z.string() }).parse(require(`${name}/package.json`)).version;

/** For a cell of a table. */
const cell = (words: string) => words.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
const cut = (words: string) => (words.length > 90 ? `${words.slice(0, 90)}…` : words);
const rows = (open: boolean) =>
  [...found.values()]
    .filter((rule) => rule.open === open)
    .map(({ engine, rule, text, pages, places, example }) => {
      const [first = ''] = pages;
      return `| ${engine} | \`${rule}\` | ${cell(text)} | ${String(pages.size)} (${String(places)}) | ${first} | \`${cell(cut(example.replaceAll('`', '')))}\` |`;
    });
const table = (lines: readonly string[]) =>
  lines.length === 0
    ? 'None.'
    : [
        '| engine | rule | what it says | pages (places) | for example | element |',
        '| --- | --- | --- | --- | --- | --- |',
        ...lines,
      ].join('\n');

const results = `
Looked at on ${new Date().toISOString().slice(0, 10)}: ${String(paths.length)} pages of every type in both languages, without a
session and before a decision about cookies, at 390 pixels in the light and at 1280 in the dark theme. Chromium ${version}, axe-core
${packageOf('axe-core')} (${rules.join(', ')}), IBM Equal Access ${packageOf('accessibility-checker-engine')} (WCAG 2.2, at 390 pixels).

### Failed

${table(rows(false))}

### To be decided by a person

${table(rows(true))}

### Pages

${paths.map((path) => `\`${path}\``).join(', ')}
`;
const mark = '<!-- Below this line: npm run accessibility -->';
const [written = ''] = readFileSync(file, 'utf8').split(mark);
writeFileSync(
  file,
  await format(`${written}${mark}\n${results}`, { parser: 'markdown', ...(await resolveConfig(file)) }),
);
console.log(
  `\n${file}: ${String(rows(false).length)} rules failed, ${String(rows(true).length)} to be decided.`,
);
