import { expect, it } from 'vitest';
import { locales } from '#domain/text/locales.ts';
import { isPageKey, pathOf } from '#i18n/routes.ts';
import { questionGroups } from '#domain/questions/question-groups.ts';
import { readContent } from '../../src/content-check/check-content.ts';
import { fixedAnchors } from '../../src/content-check/collections/anchors.ts';
import { all, attribute, everyPage } from './pages.ts';

it('content: every anchor that editors may link to exists on its page, if it has contents', async () => {
  const entriesOf = async (name: 'faq' | 'films' | 'testimonials') =>
    (await readContent(name, process.cwd())).entries.map((entry) => entry.name);
  const questions = await entriesOf('faq');
  const empty = new Set([
    ...((await entriesOf('testimonials')).length === 0 ? ['testimonials'] : []),
    ...((await entriesOf('films')).length === 0 ? ['films'] : []),
    ...questionGroups.filter((group) => !questions.some((name) => name.startsWith(`${group}/`))),
  ]);
  const missing: string[] = [];
  for (const [key, anchors] of Object.entries(fixedAnchors)) {
    for (const locale of isPageKey(key) ? locales : []) {
      const path = isPageKey(key) ? pathOf(key, locale).replace(/(?<=.)\/$/, '') : '';
      const page = everyPage.find((each) => each.path.replace(/(?<=.)\/$/, '') === path);
      const ids = page ? all(page, '[id]').map((element) => attribute(element, 'id')) : [];
      for (const anchor of anchors)
        if (!ids.includes(anchor) && !empty.has(anchor)) missing.push(`${path}#${anchor}`);
    }
  }
  expect(missing).toEqual([]);
});
