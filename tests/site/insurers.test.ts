import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { fill } from '#domain/text/fill.ts';
import { formatDate } from '#domain/text/format.ts';
import { coursePath, insurerPath } from '#i18n/course-routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { all, attribute, listedPages, one, pageAt, text } from './pages.ts';

const insurers = z
  .array(
    z.object({
      id: z.string(),
      name: z.string(),
      terms: z.object({ asOf: z.string().optional(), sources: z.array(z.string()) }).optional(),
    }),
  )
  .parse(parse(readFileSync('src/content/insurers/insurers.yaml', 'utf8')));
const pages = listedPages.filter(({ path }) => /\/(?:erstattung|reimbursement)\/./.test(path));

it('insurers: each has a page in both languages, with amounts, sources, how to ask, and a link to its translation', () => {
  expect(pages).toHaveLength(2 * insurers.length);
  for (const { id, name, terms } of insurers) {
    const both = pages.filter(({ path }) => path.endsWith(`/${id}`));
    expect(both, id).toHaveLength(2);
    for (const page of both) {
      expect(text(one(page, 'head title')), page.path).toContain(name);
      expect(text(one(page, 'h1')), page.path).toContain(name);
      const addresses = all(page, 'a[href], link[href]').map((link) => attribute(link, 'href'));
      const paths = addresses.map((address) => address.replace(/^https?:\/\/[^/]+/, ''));
      for (const { path } of both) expect(paths, page.path).toContain(path);
      for (const source of terms?.sources ?? []) expect(addresses, page.path).toContain(source);
      // What to say on the phone names the course.
      expect(all(page, 'copy-text blockquote').map(text).join(''), page.path).toMatch(
        /KU-[A-Z]{2}-[A-Z\d]{6}/,
      );
      const sums = all(page, 'dd').filter((element) => text(element).includes('€'));
      expect(sums.length, page.path).toBeGreaterThanOrEqual(3);
    }
  }
});

it('insurers: without JavaScript all of them are in a table with links to their pages, and amounts with their day, or that it is unknown', () => {
  const page = pageAt(coursePath('zpp', 'reimbursement', 'de'));
  const open = textsOf('de', 'reimbursement').table.open;
  const details = all(page, 'details').filter((element) => text(element).startsWith(open));
  expect(details).toHaveLength(1);
  const rows = details.flatMap((element) => all(element, 'tbody tr'));
  expect(rows).toHaveLength(insurers.length);
  for (const row of rows) {
    const link = one(row, 'a');
    expect(text(one(pageAt(attribute(link, 'href')), 'h1'))).toContain(text(link));
    const { terms } = insurers.find(({ name }) => name === text(link)) ?? {};
    const { undated, unknown } = textsOf('de', 'reimbursement').table;
    const day = terms?.asOf === undefined ? undated : formatDate(new Date(terms.asOf));
    expect(text(row), text(link)).toContain(terms ? day : unknown);
  }
});

it('insurers: a reimbursement is reported by mail, with the insurer in the subject', () => {
  const subjects = (path: string) =>
    all(pageAt(path), 'main a[href^="mailto:"]').map((link) =>
      new URL(attribute(link, 'href')).searchParams.get('subject'),
    );
  const { subject, anyInsurer } = textsOf('de', 'reimbursement').tell;
  const [first = { id: '', name: '' }] = insurers;
  expect(subjects(insurerPath(first.id, 'de'))).toEqual([fill(subject, { insurer: first.name })]);
  expect(subjects(coursePath('zpp', 'reimbursement', 'de'))).toContain(
    fill(subject, { insurer: anyInsurer }),
  );
});
