import { modulePath } from '#i18n/course-routes.ts';
import { loginPath } from '#i18n/login-path.ts';
import {
  downloadCertificate,
  downloadPack,
  readCertificates,
  requestCertificate,
} from '#site/api/certificates.ts';
import { readInvoice } from '#site/api/orders.ts';
import { saveFile } from '#site/browser/save-file.ts';
import { bookingOf } from '#site/features/booking/booking.ts';
import { createMemberPage } from '#site/browser/member-page.ts';
import { call } from '#site/browser/member-call.ts';
import { createCertificate } from './certificate.store.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';

const readAll = call(readCertificates);

export const openCertificate = () =>
  createCertificate({
    page: createMemberPage({
      ask: () => readAll(),
      loginPath: loginPath('de', { next: modulePath('bescheinigung') }),
    }),
    api: {
      request: call(requestCertificate),
      file: call(downloadCertificate),
      pack: call(downloadPack),
      invoice: call(readInvoice),
    },
    save: saveFile,
    go: (url) => {
      location.assign(url);
    },
  });

/** The insurer chosen when booking, if this tab still knows it. */
export const chosenInsurer = (course: CourseKey): string | undefined => bookingOf(course).read().insurer;
