import { absolute } from '#domain/company.ts';
import type { Question } from '#site/sections/faq/questions.ts';
import type { Thing } from './page.ts';

/** Our own links become absolute: an answer is read far from the page it stands on. */
const answerHtml = ({ entry }: Question) =>
  (entry.rendered?.html ?? '').replaceAll(
    /href="(\/[^"]*)"/g,
    (_, path: string) => `href="${absolute(path)}"`,
  );

/** Structured data of the questions (JSON-LD `FAQPage`). */
export const faqPage = (questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map((question) => ({
    '@type': 'Question',
    name: question.question,
    acceptedAnswer: { '@type': 'Answer', text: answerHtml(question) },
  })),
});
