/**
 * Addresses of stored files (`gs://bucket/path`): the recordings of the courses, and what everybody may hear. Which of
 * both a file is, its path alone decides.
 */
import { company } from '../company.ts';
import { courseKeys, type CourseKey } from '../shop/catalogue.ts';

/** Everything below may be heard by everybody, signed in or not. */
const publicFolder = 'public/';

export type StoredFileAddress =
  | { kind: 'public'; path: string }
  /** Only for whoever takes that course and has come so far. */
  | { kind: 'recording'; path: string; course: CourseKey; slug: string };

interface NumberedModule {
  number: number;
  slug: string;
}

/** The folder of a module, in the content and in the bucket: `01-ankommen-am-tisch`. */
const moduleFolder = ({ number, slug }: NumberedModule): string =>
  `${String(number).padStart(2, '0')}-${slug}`;

const addressOf = (path: string) => `gs://${company.bucket}/${path}` as const;

export const recordingAddress = (
  course: CourseKey,
  module: NumberedModule,
  isSample: boolean,
): `gs://${string}` =>
  addressOf(`courses/${course}/${moduleFolder(module)}/${isSample ? 'sample' : 'recording'}.m4a`);

/** A course's sample for everybody, on its page. */
export const sampleAddress = (course: CourseKey): string =>
  addressOf(`${publicFolder}courses/${course}/sample.m4a`);

/** A path as we name files: no empty part, no `.` or `..`, nothing that has to be escaped. */
const plainPath = /^[a-z\d][a-z\d-]*(?:\/[a-z\d][a-z\d-]*)+\.[a-z\d]{2,4}$/;
const recordingPath = new RegExp(
  `^courses/(${courseKeys.join('|')})/\\d\\d-([a-z\\d-]+)/(?:recording|sample)\\.m4a$`,
);

const isCourseKey = (text: string | undefined): text is CourseKey => courseKeys.some((key) => key === text);

/** Nothing where the address is not of a file of ours: another bucket, a folder, or anywhere else in ours. */
export function readAddress(address: string): StoredFileAddress | undefined {
  const root = addressOf('');
  const path = address.slice(root.length);
  if (!address.startsWith(root) || !plainPath.test(path)) return undefined;
  if (path.startsWith(publicFolder)) return { kind: 'public', path };
  const [, course, slug] = recordingPath.exec(path) ?? [];
  return isCourseKey(course) && slug !== undefined ? { kind: 'recording', path, course, slug } : undefined;
}
