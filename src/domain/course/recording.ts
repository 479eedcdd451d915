/** Addresses of stored files (`gs://bucket/path`): recordings and public samples. */
import { company } from '../company/company.ts';
import type { CourseKey } from '../shop/catalogue.ts';

interface NumberedModule {
  number: number;
  slug: string;
}

/** In the content and in the bucket: `01-ankommen-am-tisch`. */
const moduleFolder = ({ number, slug }: NumberedModule): string =>
  `${String(number).padStart(2, '0')}-${slug}`;

const bucket = `gs://${company.bucket}/` as const;

const addressOf = (path: string) => `${bucket}${path}` as const;

export const pathInBucket = (address: string): string => address.slice(bucket.length);

export const recordingAddress = (
  course: CourseKey,
  module: NumberedModule,
  isSample: boolean,
): `gs://${string}` =>
  addressOf(`courses/${course}/${moduleFolder(module)}/${isSample ? 'sample' : 'recording'}.m4a`);

export const sampleAddress = (course: CourseKey): string => addressOf(`public/courses/${course}/sample.m4a`);
