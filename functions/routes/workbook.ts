import { Hono } from 'hono';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { moduleOf } from '#domain/course/modules.ts';
import { downloadWorkbook, readWorkbook, writeWorkbook, type WorkbookView } from '#site/api/workbook.ts';
import { moduleContent } from '../course/module-content.ts';
import { openModule } from '../course/participation.ts';
import { json } from '../middleware/body.ts';
import { signedIn, stillSignedIn, userIdOf } from '../middleware/identity.ts';
import { documentsLimitedPerAccount } from '../middleware/rate-limit.ts';
import { refuse } from '../http/refusal.ts';
import { answerPdf } from '../http/answer-pdf.ts';
import type { App } from '../http/context.ts';

async function find(c: Parameters<typeof userIdOf>[0], request: { course: string; module: string }) {
  const course = courseKeys.find((key) => key === request.course);
  if (!course) return { code: 'not_found' } as const;
  const userId = await userIdOf(c);
  const own = await c.var.deps.participations.participationOf(userId, course);
  if (!own) return { code: 'no_access' } as const;
  const module = moduleOf(course, request.module);
  if (!module) return { code: 'not_found' } as const;
  return { key: { userId, course, module: module.slug }, own, module };
}

/** Course workbooks: autosave, with the consent to store entries (Art. 9 GDPR), and the file. */
export const workbook = new Hono<App>()
  // Entries stay readable after the course has ended or was closed.
  .get(readWorkbook.path, signedIn, async (c) => {
    const { member, deps } = c.var;
    const found = await find(c, c.req.param());
    if ('code' in found) return refuse(c, found.code);
    const consent = await deps.consents.holdsSince('workbook', member.uid);
    const entries = consent ? await deps.workbooks.read(found.key) : {};
    return c.json({ consent: consent?.toISOString() ?? null, entries } satisfies WorkbookView);
  })
  .post(writeWorkbook.path, signedIn, json(writeWorkbook), async (c) => {
    const { member, deps } = c.var;
    const found = await find(c, c.req.param());
    if ('code' in found) return refuse(c, found.code);
    const module = openModule(found.own, found.key.module);
    if ('code' in module) return refuse(c, module.code);
    const consent = await deps.consents.holdsSince('workbook', member.uid);
    if (!consent) return refuse(c, 'workbook_consent_missing');
    const result = await deps.workbooks.write(found.key, c.req.valid('json').entries);
    if (result !== 'written') return refuse(c, result);
    const entries = await deps.workbooks.read(found.key);
    return c.json({ consent: consent.toISOString(), entries } satisfies WorkbookView);
  })
  .post(downloadWorkbook.path, stillSignedIn, documentsLimitedPerAccount, async (c) => {
    const { member, deps } = c.var;
    const found = await find(c, c.req.param());
    if ('code' in found) return refuse(c, found.code);
    const { module } = found;
    if (!(await deps.consents.holdsSince('workbook', member.uid)))
      return refuse(c, 'workbook_consent_missing');
    const { workbookFile } = await import('../course/workbook-file.ts');
    const bytes = await workbookFile({
      module,
      workbook: moduleContent(found.key.course, module.slug).workbook,
      entries: await deps.workbooks.read(found.key),
      made: deps.now(),
    });
    return answerPdf(c, bytes, `valea-arbeitsheft-${module.number}`);
  });
