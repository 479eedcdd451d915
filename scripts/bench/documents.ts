import { readFileSync } from 'node:fs';
import { createTypefaces, faceNames } from '../../functions/documents/typefaces.ts';
import type { Certificate } from '#domain/course/certificate.ts';

/** The typefaces of documents, which the Worker has beside its script. */
export const typefacesOnDisk = () =>
  createTypefaces(
    Object.fromEntries(
      faceNames.map((name) => [name, new Uint8Array(readFileSync(`functions/documents/faces/${name}.ttf`))]),
    ),
  );

/** A certificate of somebody whose name needs more than one part of a typeface. */
export const sampleCertificate: Certificate = {
  number: '8K3F-Q2MX-7DTA-RW95-C6HJ',
  course: 'zpp',
  name: 'Łucja Öztürk-Großmann',
  birthday: '1988-02-03',
  title: 'Gut essen, leichter leben',
  courseId: 'KU-ST-000000',
  field: 'Ernährung',
  principle: 'Vermeidung und Reduktion von Übergewicht',
  leader: 'Dr. Johanna Beispiel',
  qualification: 'Ernährungswissenschaftlerin mit Zusatzausbildung in Beratung',
  unitsHeld: 8,
  unitsAttended: 8,
  minutesPerUnit: 45,
  from: '2026-09-21',
  until: '2026-11-16',
  feeCents: 75_00,
  issued: '2026-11-22',
};
