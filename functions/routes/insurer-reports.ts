import { Hono } from 'hono';
import { z } from 'zod';
import { dayInGermany } from '#domain/calendar.ts';
import { insurerIds } from '#domain/course/generated/insurer-ids.ts';
import { readInsurerReport, type ReportField } from '#domain/course/insurer-report.ts';
import { locales } from '#domain/locales.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { reimbursementPath } from '#domain/shop/return-paths.ts';
import { reportInsurer } from '#site/api/insurer-report.ts';
import { hide, show } from '../fill-page.ts';
import { readJsonOrForm } from '../middleware/body.ts';
import { mayReport, tooMany } from '../middleware/rate-limit.ts';
import { refuse } from '../refusal.ts';
import type { App, AppContext } from '../context.ts';

const bodyLimit = 2_000;
const typed = z.string().max(60).optional();

const sentReport = z.strictObject({
  id: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .optional(),
  locale: z.enum(locales),
  /** The course whose page the form stands on; without one it stands on the insurer's own. */
  course: z.enum(courseKeys).optional(),
  insurer: typed,
  year: typed,
  fee: typed,
  paid: typed,
  /** A honeypot: nobody sees this field, and only a spam bot fills it in. */
  website: z.string().optional(),
});

type SentReport = z.infer<typeof sentReport>;

type Outcome =
  { state: 'received' } | { state: 'refused'; fields: readonly ReportField[] } | { state: 'busy' };

async function take(c: AppContext, sent: SentReport): Promise<Outcome> {
  if (!(await mayReport(c))) return { state: 'busy' };
  const now = new Date();
  const read = readInsurerReport(sent, Number(dayInGermany(now).slice(0, 4)), (id) => insurerIds.has(id));
  if (read.state === 'refused') return read;
  // It hears what everybody hears, and learns nothing from it.
  if (sent.website !== undefined) return { state: 'received' };
  const id = sent.id ?? crypto.randomUUID().replaceAll('-', '');
  await c.var.deps.insurerReports.keep(id, read.report, now);
  return { state: 'received' };
}

function answerJson(c: AppContext, { state }: Outcome): Response {
  if (state === 'busy') return tooMany(c);
  return state === 'refused' ? refuse(c, 'bad_request') : c.body(null, 204);
}

const statusOf = { received: 200, refused: 422, busy: 429 } as const;

/** Without a script: the page that the form stands on, filled in as a script would, with all that was typed. */
async function answerPage(c: AppContext, sent: SentReport, outcome: Outcome): Promise<Response> {
  const { locale, course, insurer = '' } = sent;
  const own = course === undefined && insurerIds.has(insurer) ? insurer : undefined;
  const page = await c.env.ASSETS.fetch(
    new URL(reimbursementPath(locale, course ?? courseKeys[0], own), c.req.url),
  );
  const rewriter = new HTMLRewriter();
  if (outcome.state === 'received') {
    rewriter.on('[data-report-form]', { element: hide }).on('[data-report-received]', { element: show });
  } else {
    const failure = outcome.state === 'busy' ? 'busy' : 'fields';
    rewriter.on(`[data-report-error="${failure}"]`, { element: show });
    for (const name of ['year', 'fee', 'paid'] as const) {
      rewriter.on(`insurer-report input[name="${name}"]`, {
        element: (element) => {
          element.setAttribute('value', sent[name] ?? '');
        },
      });
    }
    if (insurerIds.has(insurer))
      rewriter.on(`insurer-report option[value="${insurer}"]`, {
        element: (element) => {
          element.setAttribute('selected', '');
        },
      });
    for (const field of outcome.state === 'refused' ? outcome.fields : [])
      rewriter.on(`#report-${field}-problem`, { element: show });
  }
  const { body } = rewriter.transform(page);
  c.header('Content-Type', 'text/html; charset=utf-8');
  return c.newResponse(body, statusOf[outcome.state]);
}

/** What an insurer paid, told by a visitor: a form with moderation, behind a rate limit and a honeypot. */
export const insurerReports = new Hono<App>().post(reportInsurer.path, async (c) => {
  const body = await readJsonOrForm(c.req.raw, bodyLimit);
  if (body.state === 'refused') return refuse(c, body.code);
  const { data: sent } = sentReport.safeParse(body.state === 'form' ? body.fields : body.value);
  if (!sent) return refuse(c, 'bad_request');
  const outcome = await take(c, sent);
  return body.state === 'form' ? answerPage(c, sent, outcome) : answerJson(c, outcome);
});
