import type { RefusedMigration } from './migrations.ts';

/** What a deployment lacks. */
export interface Lack {
  what: string;
  /** A command wherever one does it. */
  mend: string;
}

/** What the project itself says, without anybody being asked. */
export interface ProjectFacts {
  company: { sample: boolean; site: string; stagingSite: string; email: string };
  /** Whether a plan is called the most popular by sample data. */
  isPopularBySample: boolean;
  /** Whether the number of users is one that nobody has counted. */
  isUsersASample: boolean;
  sampleCourses: readonly string[];
  /** Modules whose text no expert has checked yet, and those that only a sample can be heard of. */
  unreviewedModules: readonly string[];
  unrecordedModules: readonly string[];
  /** Stories and films that we have made up. */
  sampleStories: readonly string[];
  refusedMigrations: readonly RefusedMigration[];
  /** What the recipes lack to be published. */
  recipes: readonly Lack[];
  build: Readonly<Record<string, string | undefined>>;
  environment: Readonly<Record<string, string | undefined>>;
}
