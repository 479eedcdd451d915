import { Hono } from 'hono';
import { isPlausibleInstant } from '#domain/confirmed.ts';
import { workbookConsentText } from '#domain/course/workbook-consent.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { moduleOf } from '#domain/course/modules.ts';
import {
  downloadWorkbook,
  giveWorkbookConsent,
  readWorkbook,
  withdrawWorkbookConsent,
  writeWorkbook,
  type WorkbookView,
} from '#site/api/workbook.ts';
import { moduleContent } from '../course/module-content.ts';
import { openModule } from '../course/participation.ts';
import { json } from '../middleware/body.ts';
import { signedIn, signedInToWithdraw, stillSignedIn, userIdOf } from '../middleware/identity.ts';
import { isWithin, mayWrite, tooMany } from '../middleware/rate-limit.ts';
import { refuse } from '../refusal.ts';
import { answerPdf } from '../answer-pdf.ts';
import type { App } from '../context.ts';

async function find(c: Parameters<typeof userIdOf>[0], request: { course: string; module: string }) {
  const course = courseKeys.find((key) => key === request.course);
  if (!course) return { code: 'not_found' } as const;
  const userId = await userIdOf(c);
  const own = await c.var.deps.participations.participationOf(userId, course);
  if (!own) return { code: 'no_access' } as const;
  const module = moduleOf(course, request.module);
  if (!module) return { code: 'not_found' } as const;
  return { place: { userId, course, module: module.slug }, own, module };
}

/** Course workbooks: autosave, and the consent to store entries (Art. 9 GDPR). */
export const workbook = new Hono<App>()
  // Entries stay readable after the course has ended or was closed.
  .get(readWorkbook.path, signedIn, async (c) => {
    const { member, deps } = c.var;
    const found = await find(c, c.req.param());
    if ('code' in found) return refuse(c, found.code);
    const consent = await deps.workbooks.consentOf(member.uid);
    const entries = consent ? await deps.workbooks.read(found.place) : {};
    return c.json({ consent: consent?.toISOString() ?? null, entries } satisfies WorkbookView);
  })
  .post(writeWorkbook.path, signedIn, json(writeWorkbook), async (c) => {
    const { member, deps } = c.var;
    const found = await find(c, c.req.param());
    if ('code' in found) return refuse(c, found.code);
    const module = openModule(found.own, found.place.module);
    if ('code' in module) return refuse(c, module.code);
    const consent = await deps.workbooks.consentOf(member.uid);
    if (!consent) return refuse(c, 'workbook_consent_missing');
    const result = await deps.workbooks.write(found.place, c.req.valid('json').entries);
    if (result !== 'written') return refuse(c, result);
    const entries = await deps.workbooks.read(found.place);
    return c.json({ consent: consent.toISOString(), entries } satisfies WorkbookView);
  })
  .post(downloadWorkbook.path, stillSignedIn, async (c) => {
    const { member, deps } = c.var;
    if (!(await isWithin(c, 'PER_ACCOUNT', member.uid))) return tooMany(c);
    const found = await find(c, c.req.param());
    if ('code' in found) return refuse(c, found.code);
    const { module } = found;
    if (!(await deps.workbooks.consentOf(member.uid))) return refuse(c, 'workbook_consent_missing');
    const { workbookFile } = await import('../course/workbook-file.ts');
    const bytes = await workbookFile({
      module,
      workbook: moduleContent(found.place.course, module.slug).workbook,
      entries: await deps.workbooks.read(found.place),
      made: deps.now(),
    });
    return answerPdf(c, bytes, `valea-arbeitsheft-${module.number}`);
  })
  .post(giveWorkbookConsent.path, signedIn, json(giveWorkbookConsent), async (c) => {
    const { id, version, given } = c.req.valid('json');
    const text = workbookConsentText(version);
    if (!text) return refuse(c, 'bad_request');
    const said = new Date(given);
    if (!isPlausibleInstant(said, text.since, new Date())) return refuse(c, 'confirmation_date_wrong');
    const { member, deps } = c.var;
    if (!(await mayWrite(c, 'consents', member.uid))) return tooMany(c);
    await deps.accounts.account(member);
    await deps.workbooks.consent(member.uid, { receipt: id, version, textHash: text.hash, said });
    // A receipt older than a withdrawal, or for an older text, is not a consent: the participant must be asked again.
    return (await deps.workbooks.consentOf(member.uid))
      ? c.body(null, 204)
      : refuse(c, 'workbook_consent_missing');
  })
  .delete(withdrawWorkbookConsent.path, signedInToWithdraw, async (c) => {
    await c.var.deps.workbooks.withdraw(c.var.member.uid);
    return c.body(null, 204);
  });
