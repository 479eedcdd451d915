import { company } from '#domain/company/company.ts';
import { coursePath, modulePath } from '#i18n/course-routes.ts';
import { errorTexts } from '#i18n/errors.ts';
import { pathOf } from '#i18n/routes.ts';
import { textsOf } from '#i18n/texts.ts';
import { callCodes } from '#site/api/endpoint.ts';
import {
  downloadCertificate,
  downloadPack,
  readCertificates,
  requestCertificate,
} from '#site/api/certificates.ts';
import { readInvoice } from '#site/api/orders.ts';

/** What its calls may fail with. */
const codes = callCodes(readCertificates, requestCertificate, downloadCertificate, downloadPack, readInvoice);

const locale = 'de';

/** Plain data for the island. In German only, like the course. */
export const certificateTexts = () => ({
  ...textsOf(locale, 'course-certificate').island,
  email: company.email,
  errors: errorTexts(locale, codes),
  paths: {
    course: pathOf('myCourse', locale),
    module: modulePath(''),
    about: coursePath('zpp', 'course', locale),
  },
});

export type CertificateTexts = ReturnType<typeof certificateTexts>;
export type CertificateCode = keyof CertificateTexts['errors'];
