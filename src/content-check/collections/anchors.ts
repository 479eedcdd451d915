/** Anchors that links may lead to: fixed in pages, or headings of editors' texts. */
import { join } from 'node:path';
import { questionGroups } from '#domain/questions/question-groups.ts';
import type { PageKey } from '#i18n/routes.ts';
import { filesIn, readSource, splitSource } from '../reading/source.ts';
import type { AnchorsOf } from '../reading/links.ts';
import { parseMarkdown, unlessTooDeep } from '../reading/markdown.ts';
import { anchorOf } from './questions.ts';
import { anchorsIn } from './read-body.ts';

/** A test compares them with the built pages. */
export const fixedAnchors: Readonly<Partial<Record<PageKey, readonly string[]>>> = {
  home: ['features', 'recipes', 'price', 'comparison', 'testimonials', 'films', 'course', 'faq'],
  about: ['why', 'method', 'who', 'check', 'not'],
  plans: ['plans', 'inside', 'good-to-know', 'course-note', 'plan-questions'],
  faq: questionGroups,
  withdrawal: ['form'],
  cancel: ['form'],
};

/** The check of the file itself reports what is wrong with it. */
const silent = () => undefined;

function headingsOf(file: string, locale: 'de' | 'en'): readonly string[] {
  const { body = '' } = splitSource(readSource(file, file, silent) ?? '', silent) ?? {};
  return unlessTooDeep(body, silent, () => anchorsIn(parseMarkdown(body), locale)) ?? [];
}

export function anchorsFrom(project: string): AnchorsOf {
  const content = join(project, 'src/content');
  const known = new Map<string, readonly string[]>();
  const look = (page: PageKey, locale: 'de' | 'en'): readonly string[] => {
    const fixed = fixedAnchors[page] ?? [];
    if (page === 'faq') {
      const end = `.${locale}.md`;
      const files = filesIn(join(content, 'faq')).filter((path) => path.endsWith(end));
      return [...fixed, ...files.map((path) => anchorOf(path.slice(0, -end.length)))];
    }
    return [...fixed, ...headingsOf(join(content, 'legal', page, `${locale}.md`), locale)];
  };
  return (page, locale) => {
    const key = `${page} ${locale}`;
    const anchors = known.get(key) ?? look(page, locale);
    known.set(key, anchors);
    return anchors;
  };
}
