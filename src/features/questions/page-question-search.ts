import { once } from '#domain/once.ts';
import {
  nearestQuestions,
  questionIndex,
  searchQuestions,
  type Searchable,
  type SearchResult,
} from '#domain/question-search.ts';
import { staticFile } from '#site/browser/static-file.ts';

/** A question as it stands on the page. */
interface Shown extends Omit<Searchable, 'search'> {
  anchor: string;
}

interface QuestionSearch {
  search: (typed: string) => SearchResult;
  /** Positions of the questions that sound most like what was not found. */
  nearest: (typed: string) => number[];
}

type OpenSearch = (questions: () => readonly Shown[]) => Promise<QuestionSearch>;

/** What people type for a question and does not stand in it, by its anchor. */
type Words = Readonly<Record<string, string>>;

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((words) => typeof words === 'string');

/**
 * Opens the search of the questions on a page. Where the synonyms cannot be had, it finds what stands there, and takes no word for
 * missed that may be one of them; the next time they are asked for again.
 */
export function createQuestionSearch(words: () => Promise<Words | undefined>): OpenSearch {
  let opening: Promise<QuestionSearch> | undefined;
  const open = async (questions: () => readonly Shown[]): Promise<QuestionSearch> => {
    const known = await words();
    const index = questionIndex(questions().map((one) => ({ ...one, search: known?.[one.anchor] ?? '' })));
    const nearest = (typed: string) => nearestQuestions(index, typed);
    const search = (typed: string) => searchQuestions(index, typed);
    if (known) return { nearest, search };
    opening = undefined;
    return { nearest, search: (typed) => ({ ...search(typed), missed: [] }) };
  };
  return (questions) => (opening ??= open(questions));
}

const ofThisPage = once(() =>
  createQuestionSearch(
    staticFile(`/${document.documentElement.lang}/question-words.json`, (value) =>
      isWords(value) ? value : undefined,
    ),
  ),
);

export const openQuestionSearch: OpenSearch = (questions) => ofThisPage()(questions);
