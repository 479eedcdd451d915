/** The PDF files of a certificate. Loaded on demand: the library is a third of the Worker. */
import { company } from '#domain/company/company.ts';
import { typefaces } from '../documents/faces.ts';
import { createPaper } from '../documents/paper.ts';
import { drawCertificate } from './certificate-page.ts';
import { drawPack, type Letter } from './pack.ts';
import type { Certificate } from '#domain/course/certificate.ts';
import type { CourseInvoice } from '#domain/shop/billing-address.ts';

interface Made {
  /** The creation date in the file. */
  made: Date;
  site: string;
}

const begin = (title: string, made: Date) => createPaper(typefaces, { title, author: company.name, made });

export function certificateFile(certificate: Certificate, { made, site }: Made): Promise<Uint8Array> {
  const paper = begin('Teilnahmebescheinigung', made);
  drawCertificate(paper, certificate, site);
  return paper.finish();
}

/** Whether our fonts have all letters of a typed text. */
export const areLettersPrintable = (typed: Readonly<Record<string, string>>): boolean =>
  typefaces.missing(Object.values(typed).join('')).length === 0;

interface Pack extends Made {
  /** Undefined if the course was booked before the order asked for an address. */
  invoice: CourseInvoice | undefined;
  letter: Letter;
}

export function packFile(
  certificate: Certificate,
  { made, site, invoice, letter }: Pack,
): Promise<Uint8Array> {
  const paper = begin('Unterlagen für die Krankenkasse', made);
  drawPack(paper, certificate, { invoice, letter, site });
  return paper.finish();
}
