import { tidyName, type Participant } from '#domain/course/certificate.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import { ownCertificatePath } from '#i18n/course-routes.ts';
import { loginPath } from '#i18n/login-path.ts';
import type { RequestOf } from '#site/api/bodies.ts';
import {
  downloadCertificate,
  downloadPack,
  readCertificates,
  requestCertificate,
} from '#site/api/certificates.ts';
import { readInvoice } from '#site/api/orders.ts';
import { createAction } from '#site/browser/action.ts';
import type { Answer } from '#site/browser/call.ts';
import { call } from '#site/browser/member-call.ts';
import { createMemberPage } from '#site/browser/member-page.ts';
import { saveFile } from '#site/browser/save-file.ts';
import type { CertificateCode } from './texts.ts';

export type Verb = 'request' | 'file' | 'pack' | 'invoice';

const readAll = call(readCertificates);
const request = call(requestCertificate);
const download = call(downloadCertificate);
const findPack = call(downloadPack);
const findInvoice = call(readInvoice);

export function createCertificate() {
  const page = createMemberPage({
    ask: () => readAll(),
    loginPath: loginPath('de', { next: ownCertificatePath }),
    signsInHere: true,
  });
  const action = createAction<{ verb: Verb; course: CourseKey }, CertificateCode>();

  /** Shows what the Worker has now before saying that it is done. */
  const act = <Data>(
    verb: Verb,
    course: CourseKey,
    ask: () => Promise<Answer<Data, CertificateCode>>,
    then?: (data: Data) => void,
  ) =>
    action.run({ verb, course }, ask, async (data) => {
      await page.refresh();
      then?.(data);
    });

  return {
    page,
    $doing: action.$doing,
    /** Requests or corrects a certificate; resolves to whether that worked. */
    async request(course: CourseKey, { name, birthday, minutes }: Participant & { minutes: number }) {
      const isDone = await act('request', course, () =>
        request({ course, name: tidyName(name), birthday, minutes }),
      );
      const doing = action.$doing.get();
      if (doing.state === 'failed' && doing.code === 'minutes_changed') await page.refresh();
      return isDone;
    },
    download: (course: CourseKey) =>
      act(
        'file',
        course,
        () => download({ course }),
        (file) => {
          saveFile('valea-bescheinigung.pdf', file);
        },
      ),
    downloadPack: (papers: RequestOf<typeof downloadPack>) =>
      act(
        'pack',
        papers.course,
        () => findPack(papers),
        (file) => {
          saveFile('valea-erstattung.pdf', file);
        },
      ),
    downloadInvoice: (course: CourseKey, order: string) =>
      act(
        'invoice',
        course,
        () => findInvoice({ id: order }),
        ({ url }) => {
          location.assign(url);
        },
      ),
  };
}

export type CertificateStore = ReturnType<typeof createCertificate>;
