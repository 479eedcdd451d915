// Written by `npm run codegen` from functions/members/schema.graphql and src/browser/**/*.graphql.

export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  /** A day of the calendar, `1990-01-31`. */
  Date: { input: string; output: string };
  /** An instant, `2026-10-23T08:00:00.000Z`. */
  DateTime: { input: string; output: string };
  JSON: { input: unknown; output: unknown };
};

export type BiologicalGender = 'FEMALE' | 'MALE';

/** Filled by the app; empty for somebody who comes from the website. */
export type DailyUserStatistics = {
  meals: Maybe<Scalars['JSON']['output']>;
};

export type MealPlanConfigurationInput = {
  nutritionConcept: NutritionConcept;
  portionsAdults: Scalars['Int']['input'];
  portionsChildren: Scalars['Int']['input'];
};

/** Filled by the app; empty for somebody who comes from the website. */
export type MindsetExerciseProgress = {
  lastCompleted: Maybe<Scalars['DateTime']['output']>;
  progressData: Maybe<Scalars['JSON']['output']>;
};

export type Mutation = {
  onboardUser: OnboardingResult;
  updateUser: User;
};

export type MutationOnboardUserArgs = {
  id: Scalars['ID']['input'];
  user: OnboardUserInput;
};

export type MutationUpdateUserArgs = {
  email: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};

export type NutritionConcept = 'FLEXITARIAN' | 'OMNIVORE' | 'PESCETARIAN' | 'VEGAN' | 'VEGETARIAN';

export type OnboardUserInput = {
  mealPlanConfiguration: MealPlanConfigurationInput;
  onboardingInformation: OnboardingInformationInput;
  personalInformation: PersonalInformationInput;
};

export type OnboardingInformation = {
  data: Maybe<Scalars['JSON']['output']>;
};

export type OnboardingInformationInput = {
  data?: InputMaybe<Scalars['JSON']['input']>;
};

export type OnboardingResult = {
  dailyUserStatistics: DailyUserStatistics;
  mindsetExerciseProgress: MindsetExerciseProgress;
  user: User;
};

/** Empty until the onboarding is done. Weights are in kilograms, heights in centimetres. */
export type PersonalInformation = {
  /** In years, today. */
  age: Maybe<Scalars['Int']['output']>;
  /** Kilocalories a day at rest (Mifflin-St Jeor), from today's age and the latest weight. */
  baseMetabolism: Maybe<Scalars['Int']['output']>;
  biologicalGender: Maybe<BiologicalGender>;
  birthday: Maybe<Scalars['Date']['output']>;
  desiredWeight: Maybe<Scalars['Int']['output']>;
  displayName: Maybe<Scalars['String']['output']>;
  height: Maybe<Scalars['Int']['output']>;
  physicalActivityLevel: Maybe<Scalars['Float']['output']>;
  weight: Maybe<Scalars['Int']['output']>;
  /** Oldest first. */
  weightHistory: Array<WeightEntry>;
};

export type PersonalInformationInput = {
  biologicalGender: BiologicalGender;
  birthday: Scalars['Date']['input'];
  desiredWeight: Scalars['Int']['input'];
  displayName?: InputMaybe<Scalars['String']['input']>;
  height: Scalars['Int']['input'];
  physicalActivityLevel: Scalars['Float']['input'];
  weight: Scalars['Int']['input'];
};

export type Query = {
  /** Only ever the caller herself: `id` is her own, or the literal `myself`. */
  getUser: User;
};

export type QueryGetUserArgs = {
  id: Scalars['ID']['input'];
};

export type User = {
  /** Levels in force now. A string, so that a level added later does not break an older page. */
  access: Array<Scalars['String']['output']>;
  created: Scalars['DateTime']['output'];
  email: Maybe<Scalars['String']['output']>;
  firebaseUid: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  onboardingCompleted: Scalars['Boolean']['output'];
  onboardingInformation: OnboardingInformation;
  personalInformation: PersonalInformation;
  stripeCustomerId: Maybe<Scalars['String']['output']>;
};

export type WeightEntry = {
  weight: Scalars['Int']['output'];
  weightChanged: Scalars['DateTime']['output'];
};
