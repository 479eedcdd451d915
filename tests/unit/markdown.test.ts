import { markdownToHtml } from '#site/content-check/reading/satteri.ts';
import { expect, it } from 'vitest';
import { fillFacts } from '#i18n/placeholders.ts';
import { houseMarkdown } from '../../src/build/markdown.ts';

const render = async (text: string, file = 'de.md') => {
  const fileURL = new URL(`file:///site/${file}`);
  return (await markdownToHtml(text, { mdastPlugins: [houseMarkdown], fileURL })).html;
};

it('Markdown: fills facts into text and links', async () => {
  expect(await render('Nur {{courseFee}}: [schreib uns](mailto:{{email}})')).toBe(
    fillFacts('<p>Nur {{courseFee}}: <a href="mailto:{{email}}">schreib uns</a></p>\n', 'de'),
  );
});

it('Markdown: links lead to pages in the language of the text; a link to no page stops the build', async () => {
  expect(await render('[Fragen](page:faq#course)', 'x.de.md')).toContain('href="/de/faq#course"');
  expect(await render('[Fragen][f]\n\n[f]: page:faq#course')).toContain('href="/de/faq#course"');
  expect(await render('[about us](page:about)', 'en.md')).toContain('href="/en/about"');
  await expect(render('[nowhere](page:nowhere)')).rejects.toThrow('nowhere');
  expect(await render('[Kurs](course:zpp)', 'x.de.md')).toContain('href="/de/kurs/zpp"');
  expect(await render('[x](course:zpp/reimbursement)', 'en.md')).toContain(
    'href="/en/course/zpp/reimbursement"',
  );
  await expect(render('[x](course:zpp/nowhere)')).rejects.toThrow('course:zpp/nowhere');
});

it.each([
  '[x][y]\n\n[y]: javascript:alert(1)',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'text <iframe src="https://evil.example"></iframe> text',
  '<svg onload=alert(1)></svg>',
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '![x](javascript:alert(1))',
])('Markdown: %j is rendered inert', async (hostile) => {
  const html = await render(hostile);
  expect(html).not.toMatch(/<(script|img|iframe|svg)|javascript:|onerror|data:/i);
});
