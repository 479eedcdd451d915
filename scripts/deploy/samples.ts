import type { Lack, ProjectFacts } from './project-facts.ts';

/** Sample data that must not go live (UWG §5: made-up figures, reviews and claims), each with what takes its place. */
export function* samplesIn(project: ProjectFacts): Generator<Lack> {
  if (project.company.sample) {
    yield {
      what: 'src/domain/company.ts still holds sample data.',
      mend: 'enter the real company there, and set `sample` to false',
    };
  }
  if (project.isPopularBySample) {
    yield {
      what: 'src/domain/shop/catalogue.ts calls a plan the most popular by sample data.',
      mend: 'enter there what your sales say, or take `liked` out',
    };
  }
  if (project.isUsersASample) {
    yield {
      what: 'src/domain/facts.ts names a number of users that is sample data.',
      mend: 'enter there in `users` what was counted, when and by whom, and set `sample` to false; or take it out',
    };
  }
  for (const story of project.sampleStories) {
    yield {
      what: `${story} is made up.`,
      mend: 'put there what a buyer has said and allowed, and take `sample` out; or delete the file',
    };
  }
  for (const course of project.sampleCourses) {
    yield {
      what: `${course} is sample data.`,
      mend: 'enter course id, certification and leader there as the certifying body has them, and set `sample` to false',
    };
  }
  if (project.unreviewedModules.length > 0) {
    yield {
      what: `No expert has checked the text of ${project.unreviewedModules.join(', ')}.`,
      mend: 'have it checked, and write `review: given`, `reviewer` and `reviewed` on top of the script',
    };
  }
  if (project.unrecordedModules.length > 0) {
    yield {
      what: `There is only a sample to hear of ${project.unrecordedModules.join(', ')}.`,
      mend: 'put the recording beside the script as recording.m4a',
    };
  }
}
