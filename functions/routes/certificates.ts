import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { dayInGermany, isDay } from '#domain/calendar.ts';
import { problemsOf, readCertificateNumber, tidyName } from '#domain/course/certificate.ts';
import { locales, toLocale, type Locale } from '#domain/locales.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import { certificatePath } from '#domain/shop/return-paths.ts';
import {
  checkCertificate,
  downloadCertificate,
  downloadPack,
  readCertificates,
  requestCertificate,
  type CertificateRequest,
  type PackRequest,
} from '#site/api/certificates.ts';
import { certificateOf } from '../course/certificates.ts';
import { certificateView } from '../course/certificate-view.ts';
import { countingOf, type Participation } from '../course/participation.ts';
import { linkPage } from '../link-page.ts';
import { json } from '../middleware/body.ts';
import { signedIn, stillSignedIn } from '../middleware/identity.ts';
import { isWithin, limitedPerAddress, mayVerify, tooMany } from '../middleware/rate-limit.ts';
import { settings } from '../middleware/settings.ts';
import { refuse } from '../refusal.ts';
import type { App, AppContext } from '../context.ts';
import type { Member } from '../ports/identity.ts';

const bodyLimit = 4_000;

const participant: z.ZodType<Omit<CertificateRequest, 'course'>> = z.strictObject({
  name: z.string().max(400),
  birthday: z.string().max(20),
});
const nothing = z.strictObject({});
const asked: z.ZodType<Omit<PackRequest, 'course'>> = z.strictObject({
  insurer: z.string().min(1).max(120),
  address: z.string().max(200),
  insuredNumber: z.string().max(40),
  iban: z.string().max(60),
});

/** Lets a member through to the course that the address names and she has booked; its payment must stand. */
const participating = createMiddleware<App & { Variables: { member: Member; participation: Participation } }>(
  async (c, next) => {
    const { member, deps } = c.var;
    const course = courseKeys.find((key) => key === c.req.param('course'));
    if (!course) return refuse(c, 'not_found');
    if (!(await isWithin(c, 'PER_ACCOUNT', member.uid))) return tooMany(c);
    const { userId } = await deps.accounts.account(member);
    const participation = await deps.participations.participationOf(userId, course);
    if (!participation) return refuse(c, 'not_found');
    if (participation.state === 'closed') return refuse(c, 'course_closed');
    c.set('participation', participation);
    return next();
  },
);

/** The name of the file says nothing of whom it is about. */
function answerPdf(c: AppContext, bytes: Uint8Array, name: string): Response {
  c.header('Content-Type', 'application/pdf');
  c.header('Content-Disposition', `attachment; filename="${name}.pdf"`);
  c.header('Cache-Control', 'no-store');
  return c.body(Uint8Array.from(bytes).buffer);
}

/** Certificates of participation: what is missing for one, requesting it, and its files. */
export const certificates = new Hono<App>()
  .get(readCertificates.path, limitedPerAddress, signedIn, async (c) => {
    const { member, deps } = c.var;
    const { userId } = await deps.accounts.account(member);
    const own = await deps.participations.participations(userId);
    const counting = courseKeys.flatMap((key) => countingOf(own, key) ?? []);
    const views = counting.map(async (participation) =>
      certificateView(participation, {
        row: await deps.certificates.of(participation.orderId),
        name: (await deps.invoiceOf(participation.orderId))?.name,
        site: deps.site,
      }),
    );
    c.header('Cache-Control', 'no-store');
    return c.json({ certificates: await Promise.all(views) });
  })
  .post(
    requestCertificate.path,
    limitedPerAddress,
    stillSignedIn,
    participating,
    json(requestCertificate, participant, bodyLimit),
    async (c) => {
      const { participation, deps } = c.var;
      const asked = c.req.valid('json');
      if (problemsOf(asked, dayInGermany(deps.now())).length > 0 || !isDay(asked.birthday))
        return refuse(c, 'participant_invalid');
      const { birthday } = asked;
      const name = tidyName(asked.name);
      const row = await deps.certificates.issue(participation, { name, birthday });
      if (row === 'course_incomplete') return refuse(c, row);
      if (!row) return refuse(c, 'not_found');
      if (row.name !== name || row.birthday !== birthday) return refuse(c, 'certificate_issued');
      return c.json(certificateView(participation, { row, site: deps.site }));
    },
  )
  .post(
    downloadCertificate.path,
    limitedPerAddress,
    stillSignedIn,
    participating,
    json(downloadCertificate, nothing, bodyLimit),
    async (c) => {
      const { participation, deps } = c.var;
      const { certificateFile } = await import('../course/certificate-files.ts');
      const bytes = await deps.certificates.handOut(participation.orderId, (row) =>
        certificateFile(certificateOf(row), { made: row.issued, site: deps.site }),
      );
      if (!bytes) return refuse(c, 'not_found');
      return answerPdf(c, bytes, 'valea-bescheinigung');
    },
  )
  .post(
    downloadPack.path,
    limitedPerAddress,
    stillSignedIn,
    participating,
    json(downloadPack, asked, bodyLimit),
    async (c) => {
      const { participation, deps } = c.var;
      const { packFile, areLettersPrintable } = await import('../course/certificate-files.ts');
      const typed = c.req.valid('json');
      if (!areLettersPrintable(typed)) return refuse(c, 'letters_unprintable');
      const invoice = await deps.invoiceOf(participation.orderId);
      if (!invoice) return refuse(c, 'not_found');
      const [made, { site }] = [deps.now(), deps];
      const letter = { ...typed, today: dayInGermany(made) };
      const bytes = await deps.certificates.handOut(participation.orderId, (row) =>
        packFile(certificateOf(row), { made, site, invoice, letter }),
      );
      if (!bytes) return refuse(c, 'not_found');
      return answerPdf(c, bytes, 'valea-erstattung');
    },
  );

const month = (locale: Locale, day: string) =>
  new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

const labels = { de: ['Kurs', 'Abgeschlossen'], en: ['Course', 'Completed'] } as const;

async function verified(c: AppContext, locale: Locale, typed: string): Promise<Response> {
  if (!(await mayVerify(c)))
    return linkPage(c, locale, { path: certificatePath, view: 'busy', rows: [], token: '' });
  const number = readCertificateNumber(typed);
  const found = number === undefined ? undefined : await c.var.deps.certificates.verify(number);
  const [course, completed] = labels[locale];
  return linkPage(c, locale, {
    path: certificatePath,
    view: found?.state ?? 'gone',
    rows: found
      ? [
          [course, found.title],
          [completed, month(locale, found.completed)],
        ]
      : [],
    token: number ?? '',
  });
}

/** The public page that verifies a certificate by its number. It says no name. */
export const certificatePages = new Hono<App>();
for (const locale of locales) {
  certificatePages.on(['GET', 'HEAD'], certificatePath(locale, ':number'), settings, (c) =>
    verified(c, locale, c.req.param('number') ?? ''),
  );
}

/** The number as it was typed into the form of that page: leads to the page's own address. */
export const certificateForm = new Hono<App>().get(checkCertificate.path, limitedPerAddress, (c) => {
  const number = readCertificateNumber(c.req.query('number') ?? '');
  return c.redirect(certificatePath(toLocale(c.req.query('locale') ?? ''), number ?? 'x'), 303);
});
