import { isObject } from '#domain/text/json.ts';
import { once } from '#domain/text/once.ts';
import { nearest, search, searchIndex, type SearchResult } from '#domain/search/search.ts';
import { staticFile } from '#site/browser/static-file.ts';

interface Shown {
  anchor: string;
  title: string;
  text: string;
}

interface QuestionSearch {
  search: (typed: string) => SearchResult;
  /** The most similar questions to a query without results. */
  nearest: (typed: string) => number[];
}

type OpenSearch = (questions: () => readonly Shown[]) => Promise<QuestionSearch>;

/** Search words that are not in the question, by anchor. */
type Words = Readonly<Record<string, string>>;

const isWords = (value: unknown): value is Words =>
  isObject(value) && Object.values(value).every((words) => typeof words === 'string');

/** If the synonyms fail to load, only searches the text, reports no words as missed, and tries again next time. */
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
