import { once } from '#domain/once.ts';
import {
  nearestQuestions,
  questionIndex,
  searchQuestions,
  type Searchable,
  type SearchResult,
} from '#domain/question-search.ts';
import { staticFile } from '#site/clients/static-file.ts';

/** A question as it stands on the page. */
interface Shown extends Omit<Searchable, 'search'> {
  anchor: string;
}

interface QuestionSearch {
  search: (typed: string) => SearchResult;
  /** Positions of the questions that sound most like what was not found. */
  nearest: (typed: string) => number[];
}

type OpenSearch = (questions: () => readonly Shown[]) => Promise<QuestionSearch | undefined>;

/** What people type for a question and does not stand in it, by its anchor. */
type Words = Readonly<Record<string, string>>;

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((words) => typeof words === 'string');

/** Opens the search of the questions on a page, once. Without a connection there is none; the next time it is tried again. */
export function createQuestionSearch(words: () => Promise<Words | undefined>): OpenSearch {
  let opened: QuestionSearch | undefined;
  return async (questions) => {
    const known = opened ? {} : await words();
    if (opened || !known) return opened;
    const index = questionIndex(questions().map((one) => ({ ...one, search: known[one.anchor] ?? '' })));
    opened = {
      search: (typed) => searchQuestions(index, typed),
      nearest: (typed) => nearestQuestions(index, typed),
    };
    return opened;
  };
}

const ofThisPage = once(() =>
  createQuestionSearch(
    staticFile(`/${document.documentElement.lang}/question-words.json`, (value) =>
      isWords(value) ? value : undefined,
    ),
  ),
);

export const openQuestionSearch: OpenSearch = (questions) => ofThisPage()(questions);
