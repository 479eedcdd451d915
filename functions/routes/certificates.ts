import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { dayInGermany, isDay } from '#domain/time/calendar.ts';
import { problemsOf, readCertificateNumber, tidyName } from '#domain/course/certificate.ts';
import { formatDate } from '#domain/text/format.ts';
import { toLocale } from '#domain/text/locales.ts';
import { courseKeys } from '#domain/shop/catalogue.ts';
import {
  checkCertificate,
  downloadCertificate,
  downloadPack,
  readCertificates,
  requestCertificate,
} from '#site/api/certificates.ts';
import { certificateView } from '../course/certificate-view.ts';
import { countingOf, type Participation } from '../course/participation.ts';
import { answerPdf } from '../http/answer-pdf.ts';
import { linkPage, linkPages } from '../pages/link-page.ts';
import { json, readForm } from '../middleware/body.ts';
import { signedIn, stillSignedIn, userIdOf } from '../middleware/identity.ts';
import {
  documentsLimitedPerAccount,
  isWithin,
  limitedPerAddress,
  mayTry,
  tooMany,
} from '../middleware/rate-limit.ts';
import { refuse } from '../http/refusal.ts';
import type { DocumentView } from '#domain/shop/declaration.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/context.ts';
import type { Member } from '../ports/identity.ts';

const bodyLimit = 4_000;

/** Members only, for the course in the path, which they must have booked and paid. */
const participating = createMiddleware<App & { Variables: { member: Member; participation: Participation } }>(
  async (c, next) => {
    const { member, deps } = c.var;
    const course = courseKeys.find((key) => key === c.req.param('course'));
    if (!course) return refuse(c, 'not_found');
    if (!(await isWithin(c, 'PER_ACCOUNT', member.uid))) return tooMany(c);
    const participation = await deps.participations.participationOf(await userIdOf(c), course);
    if (!participation) return refuse(c, 'not_found');
    if (participation.state === 'closed') return refuse(c, 'course_closed');
    c.set('participation', participation);
    return next();
  },
);

const viewOf = async ({ certificates: made, site }: Deps, participation: Participation) =>
  certificateView(participation, { ...(await made.known(participation.orderId)), site });

/** Certificates of participation: what is missing for one, requesting it, and its files. */
export const certificates = new Hono<App>()
  .get(readCertificates.path, signedIn, async (c) => {
    const { deps } = c.var;
    const own = await deps.participations.participations(await userIdOf(c));
    const counting = courseKeys.flatMap((key) => countingOf(own, key) ?? []);
    return c.json({ certificates: await Promise.all(counting.map((one) => viewOf(deps, one))) });
  })
  .post(requestCertificate.path, stillSignedIn, participating, json(requestCertificate), async (c) => {
    const { participation, deps } = c.var;
    const asked = c.req.valid('json');
    if (problemsOf(asked, dayInGermany(participation.booked)).length > 0 || !isDay(asked.birthday))
      return refuse(c, 'participant_invalid');
    const { birthday, minutes } = asked;
    const name = tidyName(asked.name);
    const row = await deps.certificates.issue(participation, { name, birthday, minutes });
    if (row === 'course_incomplete' || row === 'minutes_changed') return refuse(c, row);
    if (!row) return refuse(c, 'not_found');
    if (row !== 'asked' && (row.name !== name || row.birthday !== birthday))
      return refuse(c, 'certificate_issued');
    return c.json(await viewOf(deps, participation));
  })
  .post(
    downloadCertificate.path,
    stillSignedIn,
    documentsLimitedPerAccount,
    participating,
    json(downloadCertificate),
    async (c) => {
      const { participation, deps } = c.var;
      const { certificateFile } = await import('../course/certificate-files.ts');
      const bytes = await deps.certificates.handOut(participation.orderId, (certificate, made) =>
        certificateFile(certificate, { made, site: deps.site }),
      );
      if (!bytes) return refuse(c, 'not_found');
      return answerPdf(c, bytes, 'valea-bescheinigung');
    },
  )
  .post(
    downloadPack.path,
    stillSignedIn,
    documentsLimitedPerAccount,
    participating,
    json(downloadPack),
    async (c) => {
      const { participation, deps } = c.var;
      const { packFile, areLettersPrintable } = await import('../course/certificate-files.ts');
      const typed = c.req.valid('json');
      if (!areLettersPrintable(typed)) return refuse(c, 'letters_unprintable');
      const invoice = await deps.billingAddresses.invoiceOf(participation.orderId);
      const made = deps.now();
      const { site } = deps;
      const letter = { ...typed, today: dayInGermany(made) };
      const bytes = await deps.certificates.handOut(participation.orderId, (certificate) =>
        packFile(certificate, { made, site, invoice, letter }),
      );
      if (!bytes) return refuse(c, 'not_found');
      return answerPdf(c, bytes, 'valea-erstattung');
    },
  );

const said = {
  de: {
    minutes: ['Bescheinigte Minuten', (seen: number, planned: number) => `${seen} von ${planned}`],
    corrected: ['Name oder Geburtsdatum berichtigt', (day: string) => `am ${day}`],
    refunded: [
      'Kursgebühr',
      'zum Teil zurückgezahlt: Es gilt der Betrag auf einer neu heruntergeladenen Bescheinigung',
    ],
    sample: ['Muster', 'Dieser Kurs ist noch nicht zertifiziert'],
  },
  en: {
    minutes: ['Minutes attested', (seen: number, planned: number) => `${seen} of ${planned}`],
    corrected: ['Name or date of birth corrected', (day: string) => `on ${day}`],
    refunded: ['Course fee', 'partly refunded: the amount on a newly downloaded certificate counts'],
    sample: ['Sample', 'This course has not been certified yet'],
  },
} as const;

/**
 * The public page that verifies a certificate. It is for people who have the document, and shows none of its
 * contents.
 */
export const certificatePages = linkPages('certificate', (c, locale, number) =>
  linkPage(c, locale, 'certificate', { view: 'ask', token: readCertificateNumber(number) ?? '' }),
);

/** That page's form. The input is in no URL and is not stored. */
export const certificateForm = new Hono<App>().post(checkCertificate.path, limitedPerAddress, async (c) => {
  const sent = await readForm(c.req.raw, bodyLimit);
  if (sent.state === 'refused') return refuse(c, sent.code);
  const { number: typed = '', name = '', birthday = '' } = sent.fields;
  const locale = toLocale(sent.fields['locale'] ?? '');
  const answer = (view: string, rows: DocumentView['rows'] = []) =>
    linkPage(c, locale, 'certificate', { view, rows });
  if (!(await mayTry(c, 'certificates'))) return answer('busy');
  const number = readCertificateNumber(typed);
  const found =
    number === undefined ? undefined : await c.var.deps.certificates.verify(number, { name, birthday });
  if (!found) return answer('no');
  const { minutes, corrected, refunded, sample } = said[locale];
  const { seen, planned } = found.minutes;
  const rows: DocumentView['rows'][number][] = [[minutes[0], minutes[1](seen, planned)]];
  if (found.corrected) rows.push([corrected[0], corrected[1](formatDate(found.corrected))]);
  if (found.isPartlyRefunded) rows.push(refunded);
  if (found.sample) rows.push(sample);
  return answer(found.state, rows);
});
