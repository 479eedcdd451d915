import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { locales } from '#domain/text/locales.ts';
import { groupedQuestions } from '#site/features/questions/questions.ts';

/** Search words for questions that are not in their text, by anchor: read by `faq-search.ts`. */
export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { locale } }) => {
  const groups = await groupedQuestions(locale);
  const questions = groups.flatMap((group) => group.questions);
  return Response.json(
    Object.fromEntries(questions.map(({ anchor, entry }) => [anchor, entry.data.search.join(' ')])),
  );
};
