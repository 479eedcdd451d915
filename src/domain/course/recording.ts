/** Addresses of stored files (`gs://bucket/path`): the recordings of the courses, and what everybody may hear. */
import { company } from '../company.ts';
import type { CourseKey } from '../shop/catalogue.ts';

interface NumberedModule {
  number: number;
  slug: string;
}

/** The folder of a module, in the content and in the bucket: `01-ankommen-am-tisch`. */
const moduleFolder = ({ number, slug }: NumberedModule): string =>
  `${String(number).padStart(2, '0')}-${slug}`;

const bucket = `gs://${company.bucket}/` as const;

const addressOf = (path: string) => `${bucket}${path}` as const;

/** Of an address of ours. */
export const pathInBucket = (address: string): string => address.slice(bucket.length);

export const recordingAddress = (
  course: CourseKey,
  module: NumberedModule,
  isSample: boolean,
): `gs://${string}` =>
  addressOf(`courses/${course}/${moduleFolder(module)}/${isSample ? 'sample' : 'recording'}.m4a`);

/** A course's sample for everybody, on its page. */
export const sampleAddress = (course: CourseKey): string => addressOf(`public/courses/${course}/sample.m4a`);
