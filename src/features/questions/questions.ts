import { getCollection, type CollectionEntry } from 'astro:content';
import { aimOf, type LandingDestination } from '#domain/funnel/landing.ts';
import type { Locale } from '#domain/text/locales.ts';
import { questionGroups, type QuestionGroup } from '#domain/questions/question-groups.ts';

export interface Question {
  /** The same in both languages. */
  anchor: string;
  question: string;
  entry: CollectionEntry<'faq'>;
}

const rank = (group: string) => questionGroups.findIndex((known) => known === group);

async function questionsOf(locale: Locale): Promise<(Question & { group: string })[]> {
  const entries = await getCollection('faq', ({ id }) => id.endsWith(`.${locale}`));
  return entries
    .map((entry) => {
      const [, group, anchor] = /^(\w+)\/\d+-([\w-]+)\.\w+$/.exec(entry.id) ?? [];
      if (!group || !anchor || rank(group) < 0)
        throw new Error(`src/content/faq/${entry.id}.md: name it like food/01-forbidden-foods.de.md`);
      return { group, anchor, question: entry.data.question, entry };
    })
    .sort((a, b) => rank(a.group) - rank(b.group) || a.entry.id.localeCompare(b.entry.id));
}

export async function groupedQuestions(
  locale: Locale,
): Promise<{ group: QuestionGroup; questions: Question[] }[]> {
  const all = await questionsOf(locale);
  return questionGroups.map((group) => ({
    group,
    questions: all.filter((question) => question.group === group),
  }));
}

/** On home page and landing pages; if these are about a course, the course's first. */
export async function homeQuestions(locale: Locale, to: LandingDestination): Promise<Question[]> {
  const all = await questionsOf(locale);
  if (aimOf(to) !== 'course') return all.filter(({ entry }) => entry.data.home);
  return ['reimbursement', 'course'].flatMap((wanted) =>
    all.filter(({ group }) => group === wanted).slice(0, 3),
  );
}
