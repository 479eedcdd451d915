import { describe, expect, it } from 'vitest';
import { onScale, readMeasures } from '#site/features/booking/requirements/body-mass.ts';

describe('body mass index, input', () => {
  it.each([
    ['', ' ', { state: 'empty' }],
    ['170', '', { state: 'silent', why: 'noWeight' }],
    ['', '70', { state: 'silent', why: 'noHeight' }],
    ['17', '70', { state: 'silent', why: 'heightUnclear' }],
    ['17', '', { state: 'silent', why: 'heightUnclear' }],
    ['170', '7', { state: 'silent', why: 'weightUnclear' }],
    ['', 'viel', { state: 'silent', why: 'weightUnclear' }],
    ['1,70 m', '70,5 kg', { state: 'measured', measures: { height: 170, weight: 70.5 } }],
  ])('%j and %j', (height, weight, expected) => {
    expect(readMeasures({ height, weight })).toEqual(expected);
  });
});

describe('body mass index, scale', () => {
  it.each([
    [17, { x: 0, beyond: 'under' }],
    [20, { x: 0, beyond: undefined }],
    [30, { x: 100, beyond: undefined }],
    [40, { x: 200, beyond: undefined }],
    [40.1, { x: 200, beyond: 'over' }],
  ])('%d has its place, or is off the scale', (index, expected) => {
    expect(onScale(index)).toEqual(expected);
  });
});
