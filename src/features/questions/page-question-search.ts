import { once } from '#domain/once.ts';
import { nearest, search, searchIndex, type SearchResult } from '#domain/search.ts';
import { staticFile } from '#site/browser/static-file.ts';

/** A question as it stands on the page. */
interface Shown {
  anchor: string;
  title: string;
  text: string;
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
    const index = searchIndex(questions().map((one) => ({ ...one, search: known?.[one.anchor] ?? '' })));
    if (!known) opening = undefined;
    return {
      nearest: (typed) => nearest(index, typed),
      search: (typed) => ({ ...search(index, typed), ...(known ? {} : { missed: [] }) }),
    };
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
