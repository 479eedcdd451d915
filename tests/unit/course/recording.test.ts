import { expect, it } from 'vitest';
import { company } from '#domain/company/company.ts';
import { pathInBucket, recordingAddress } from '#domain/course/recording.ts';

it('recording: its address names course and module', () => {
  const path = 'courses/zpp/03-hunger-und-saettigung/recording.m4a';
  const address = recordingAddress('zpp', { number: 3, slug: 'hunger-und-saettigung' }, false);
  expect(address).toBe(`gs://${company.bucket}/${path}`);
  expect(pathInBucket(address)).toBe(path);
});
