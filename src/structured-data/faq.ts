import type { Question } from '#site/sections/faq/questions.ts';
import { absolute, type Thing } from './page.ts';

/** Our own links become absolute: an answer is read far from the page it stands on. */
const answerHtml = ({ entry }: Question) =>
  (entry.rendered?.html ?? '').replaceAll(
    /href="(\/[^"]*)"/g,
    (_, path: string) => `href="${absolute(path)}"`,
  );

export const faqPage = (questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map((question) => ({
    '@type': 'Question',
    name: question.question,
    acceptedAnswer: { '@type': 'Answer', text: answerHtml(question) },
  })),
});
