import { expect, it } from 'vitest';
import { company } from '#domain/company.ts';
import { readAddress, recordingAddress, sampleAddress } from '#domain/course/recording.ts';

const root = `gs://${company.bucket}`;

it('a recording is addressed by course and module, and read back', () => {
  const module = { number: 3, slug: 'hunger-und-saettigung' };
  const path = 'courses/zpp/03-hunger-und-saettigung/recording.m4a';
  expect(recordingAddress('zpp', module, false)).toBe(`${root}/${path}`);
  expect(readAddress(`${root}/${path}`)).toEqual({
    kind: 'recording',
    path,
    course: 'zpp',
    slug: 'hunger-und-saettigung',
  });
  expect(readAddress(recordingAddress('zpp2', module, true))).toMatchObject({
    kind: 'recording',
    course: 'zpp2',
  });
});

it('what lies in the public folder is for everybody, and nothing else is', () => {
  expect(readAddress(sampleAddress('zpp'))).toEqual({
    kind: 'public',
    path: 'public/courses/zpp/sample.m4a',
  });
  expect(readAddress(recordingAddress('zpp', { number: 1, slug: 'a' }, true))?.kind).toBe('recording');
});

it.each([
  '',
  'https://storage.googleapis.com/x',
  root,
  `${root}/`,
  `${root}/public/`,
  `${root}/courses/zpp/`,
  `${root}/courses/zpp/01-a/recording.m4a/`,
  `${root}/courses/zpp/01-a/recording.m4a?x=1`,
  `${root}/courses/zpp/01-a/other.m4a`,
  `${root}/courses/other/01-a/recording.m4a`,
  `${root}/public/../courses/zpp/01-a/recording.m4a`,
  `${root}/public//courses/zpp/01-a/recording.m4a`,
  `${root}/public/%2e%2e/courses/zpp/01-a/recording.m4a`,
  `${root}/backups/all.sql`,
  `${root}.evil.example/public/courses/zpp/sample.m4a`,
  'gs://another-bucket/public/courses/zpp/sample.m4a',
])('%j is no file of ours', (address) => {
  expect(readAddress(address)).toBeUndefined();
});
