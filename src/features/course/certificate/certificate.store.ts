import { atom, type ReadableAtom } from 'nanostores';
import { tidyName, type Participant } from '#domain/course/certificate.ts';
import type { CallErrorCode } from '#domain/error-codes.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { RequestOf } from '#site/api/bodies.ts';
import type {
  CertificatesView,
  CertificateView,
  downloadCertificate,
  downloadPack,
  requestCertificate,
} from '#site/api/certificates.ts';
import type { readInvoice } from '#site/api/orders.ts';
import type { CallOf } from '#site/browser/call.ts';
import type { MemberPage } from '#site/browser/member-page.ts';

export type Verb = 'request' | 'file' | 'pack' | 'invoice';

type Doing =
  | { state: 'nothing' }
  | { state: 'busy' | 'done'; verb: Verb; course: CourseKey }
  | { state: 'failed'; verb: Verb; course: CourseKey; code: CallErrorCode };

interface Deps {
  page: MemberPage<CertificatesView>;
  api: {
    request: CallOf<typeof requestCertificate>;
    file: CallOf<typeof downloadCertificate>;
    pack: CallOf<typeof downloadPack>;
    invoice: CallOf<typeof readInvoice>;
  };
  save: (name: string, file: Blob) => void;
  go: (url: string) => void;
}

export interface CertificateStore {
  page: MemberPage<CertificatesView>;
  $doing: ReadableAtom<Doing>;
  /** Requests or corrects a certificate; resolves to whether that worked. */
  request: (course: CourseKey, participant: Participant) => Promise<boolean>;
  download: (course: CourseKey) => Promise<void>;
  downloadPack: (request: RequestOf<typeof downloadPack>) => Promise<void>;
  downloadInvoice: (course: CourseKey, order: string) => Promise<void>;
}

export function createCertificate({ page, api, save, go }: Deps): CertificateStore {
  const $doing = atom<Doing>({ state: 'nothing' });

  async function act<Data>(
    verb: Verb,
    course: CourseKey,
    call: () => Promise<{ state: 'ok'; data: Data } | { state: 'failed'; code: CallErrorCode }>,
  ): Promise<Data | undefined> {
    if ($doing.get().state === 'busy') return undefined;
    $doing.set({ state: 'busy', verb, course });
    const answer = await call();
    if (answer.state === 'failed') {
      $doing.set({ state: 'failed', verb, course, code: answer.code });
      return undefined;
    }
    // Show what the Worker has now.
    await page.refresh();
    $doing.set({ state: 'done', verb, course });
    return answer.data;
  }

  return {
    page,
    $doing,
    async request(course, { name, birthday }) {
      const asked = { course, name: tidyName(name), birthday };
      const made: CertificateView | undefined = await act('request', course, () => api.request(asked));
      return made !== undefined;
    },

    async download(course) {
      const file = await act('file', course, () => api.file({ course }));
      if (file) save('valea-bescheinigung.pdf', file);
    },

    async downloadPack(request) {
      const file = await act('pack', request.course, () => api.pack(request));
      if (file) save('valea-erstattung.pdf', file);
    },

    async downloadInvoice(course, order) {
      const found = await act('invoice', course, () => api.invoice({ id: order }));
      if (found) go(found.url);
    },
  };
}
