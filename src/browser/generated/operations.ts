// Written by `npm run codegen` from functions/members/schema.graphql and src/browser/**/*.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BiologicalGender = 'FEMALE' | 'MALE';

export type MealPlanConfigurationInput = {
  nutritionConcept: NutritionConcept;
  portionsAdults: number;
  portionsChildren: number;
};

export type NutritionConcept = 'FLEXITARIAN' | 'OMNIVORE' | 'PESCETARIAN' | 'VEGAN' | 'VEGETARIAN';

export type OnboardUserInput = {
  mealPlanConfiguration: MealPlanConfigurationInput;
  onboardingInformation: OnboardingInformationInput;
  personalInformation: PersonalInformationInput;
};

export type OnboardingInformationInput = {
  data?: unknown;
};

export type PersonalInformationInput = {
  biologicalGender: BiologicalGender;
  birthday: string;
  desiredWeight: number;
  displayName?: string | null | undefined;
  height: number;
  physicalActivityLevel: number;
  weight: number;
};

export type GetUserQueryVariables = Exact<{
  id: string;
}>;

export type GetUserQuery = {
  getUser: {
    access: Array<string>;
    created: string;
    email: string | null;
    firebaseUid: string;
    id: string;
    onboardingCompleted: boolean;
    stripeCustomerId: string | null;
    onboardingInformation: { data: unknown };
    personalInformation: {
      age: number | null;
      baseMetabolism: number | null;
      biologicalGender: BiologicalGender | null;
      birthday: string | null;
      desiredWeight: number | null;
      displayName: string | null;
      height: number | null;
      physicalActivityLevel: number | null;
      weight: number | null;
      weightHistory: Array<{ weight: number; weightChanged: string }>;
    };
  };
};

export type OnboardUserDataMutationVariables = Exact<{
  id: string;
  user: OnboardUserInput;
}>;

export type OnboardUserDataMutation = {
  onboardUser: {
    dailyUserStatistics: { meals: unknown };
    mindsetExerciseProgress: { lastCompleted: string | null; progressData: unknown };
    user: {
      access: Array<string>;
      created: string;
      email: string | null;
      firebaseUid: string;
      id: string;
      onboardingCompleted: boolean;
      stripeCustomerId: string | null;
      onboardingInformation: { data: unknown };
      personalInformation: {
        age: number | null;
        baseMetabolism: number | null;
        biologicalGender: BiologicalGender | null;
        birthday: string | null;
        desiredWeight: number | null;
        displayName: string | null;
        height: number | null;
        physicalActivityLevel: number | null;
        weight: number | null;
        weightHistory: Array<{ weight: number; weightChanged: string }>;
      };
    };
  };
};

export type PersonFragment = {
  access: Array<string>;
  created: string;
  email: string | null;
  firebaseUid: string;
  id: string;
  onboardingCompleted: boolean;
  stripeCustomerId: string | null;
  onboardingInformation: { data: unknown };
  personalInformation: {
    age: number | null;
    baseMetabolism: number | null;
    biologicalGender: BiologicalGender | null;
    birthday: string | null;
    desiredWeight: number | null;
    displayName: string | null;
    height: number | null;
    physicalActivityLevel: number | null;
    weight: number | null;
    weightHistory: Array<{ weight: number; weightChanged: string }>;
  };
};

export type UpdateUserMutationVariables = Exact<{
  id: string;
  email: string;
}>;

export type UpdateUserMutation = { updateUser: { id: string; email: string | null } };

/** A document's text, which remembers what goes in and what comes out. */
export type Operation<Result, Variables> = string & { readonly __types?: (variables: Variables) => Result };

export const getUserDocument: Operation<GetUserQuery, GetUserQueryVariables> =
  'query GetUser($id:ID!){getUser(id:$id){...Person}}fragment Person on User{access created email firebaseUid id onboardingCompleted onboardingInformation{data}personalInformation{age baseMetabolism biologicalGender birthday desiredWeight displayName height physicalActivityLevel weight weightHistory{weight weightChanged}}stripeCustomerId}';
export const onboardUserDataDocument: Operation<OnboardUserDataMutation, OnboardUserDataMutationVariables> =
  'mutation OnboardUserData($id:ID!$user:OnboardUserInput!){onboardUser(id:$id user:$user){dailyUserStatistics{meals}mindsetExerciseProgress{lastCompleted progressData}user{...Person}}}fragment Person on User{access created email firebaseUid id onboardingCompleted onboardingInformation{data}personalInformation{age baseMetabolism biologicalGender birthday desiredWeight displayName height physicalActivityLevel weight weightHistory{weight weightChanged}}stripeCustomerId}';
export const updateUserDocument: Operation<UpdateUserMutation, UpdateUserMutationVariables> =
  'mutation updateUser($id:ID!$email:String!){updateUser(id:$id email:$email){id email}}';
