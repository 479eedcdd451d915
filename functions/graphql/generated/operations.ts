// Written by `npm run codegen` from functions/members/schema.graphql and src/browser/**/*.graphql.

import type { Operation } from '../operation.ts';

/**
 * The documents that the site was built with, by the SHA-256 of their text without ignored characters; and the same as
 * clients with a normalised cache send them, with the type of each object.
 */
export const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  [
    '2707c0b274f4b2aaca53afe775093d6f6f41d995305018e7ec7859c2eac6a121',
    { name: 'GetUser', kind: 'query', variables: { id: { kind: 'string' } } },
  ],
  [
    '61e64b1eb3c2af51307332e6513d30d3c116699136f243e5ab167593629a12b8',
    { name: 'GetUser', kind: 'query', variables: { id: { kind: 'string' } } },
  ],
  [
    'e6c43f2f5b5be0530323892bed96ab04bafe9e55ee486f62b4f93e86578c04be',
    {
      name: 'OnboardUserData',
      kind: 'mutation',
      variables: {
        id: { kind: 'string' },
        user: {
          kind: 'object',
          fields: {
            mealPlanConfiguration: {
              kind: 'object',
              fields: {
                nutritionConcept: {
                  kind: 'enum',
                  values: ['FLEXITARIAN', 'OMNIVORE', 'PESCETARIAN', 'VEGAN', 'VEGETARIAN'],
                  mayBeAbsent: true,
                },
                portionsAdults: { kind: 'int', mayBeAbsent: true },
                portionsChildren: { kind: 'int', mayBeAbsent: true },
              },
              mayBeAbsent: true,
            },
            onboardingInformation: {
              kind: 'object',
              fields: { data: { kind: 'json', mayBeNull: true, mayBeAbsent: true } },
              mayBeAbsent: true,
            },
            personalInformation: {
              kind: 'object',
              fields: {
                biologicalGender: { kind: 'enum', values: ['FEMALE', 'MALE'], mayBeAbsent: true },
                birthday: { kind: 'string', mayBeAbsent: true },
                desiredWeight: { kind: 'int' },
                displayName: { kind: 'string', mayBeNull: true, mayBeAbsent: true },
                height: { kind: 'int' },
                physicalActivityLevel: { kind: 'float' },
                weight: { kind: 'int' },
              },
            },
          },
        },
      },
    },
  ],
  [
    '26822710e11ed4314ca9ac3d187d45cdd75effa908d3d97f5491d501dbb6a1eb',
    {
      name: 'OnboardUserData',
      kind: 'mutation',
      variables: {
        id: { kind: 'string' },
        user: {
          kind: 'object',
          fields: {
            mealPlanConfiguration: {
              kind: 'object',
              fields: {
                nutritionConcept: {
                  kind: 'enum',
                  values: ['FLEXITARIAN', 'OMNIVORE', 'PESCETARIAN', 'VEGAN', 'VEGETARIAN'],
                  mayBeAbsent: true,
                },
                portionsAdults: { kind: 'int', mayBeAbsent: true },
                portionsChildren: { kind: 'int', mayBeAbsent: true },
              },
              mayBeAbsent: true,
            },
            onboardingInformation: {
              kind: 'object',
              fields: { data: { kind: 'json', mayBeNull: true, mayBeAbsent: true } },
              mayBeAbsent: true,
            },
            personalInformation: {
              kind: 'object',
              fields: {
                biologicalGender: { kind: 'enum', values: ['FEMALE', 'MALE'], mayBeAbsent: true },
                birthday: { kind: 'string', mayBeAbsent: true },
                desiredWeight: { kind: 'int' },
                displayName: { kind: 'string', mayBeNull: true, mayBeAbsent: true },
                height: { kind: 'int' },
                physicalActivityLevel: { kind: 'float' },
                weight: { kind: 'int' },
              },
            },
          },
        },
      },
    },
  ],
  [
    '06fb64b7bc5d5424640ba0c0676354e4171c3d4429506466146b26167ac6c7ec',
    {
      name: 'updateUser',
      kind: 'mutation',
      variables: { id: { kind: 'string' }, email: { kind: 'string' } },
    },
  ],
  [
    '68a839ade9e0c564ddc175b61b7bc837f366fba1b761a4c5b8c5c7813ed2f8ec',
    {
      name: 'updateUser',
      kind: 'mutation',
      variables: { id: { kind: 'string' }, email: { kind: 'string' } },
    },
  ],
]);
