/** Where a module lies that is kept to be heard offline: names that the page and its service worker share. */

/** The way and the pages below are answered by the service worker, from what is kept, where there is no network. */
export const scope = '/de/mein-kurs';
export const workerPath = `${scope}/offline.js`;
export const keptCache = 'valea-course';

const keptFolder = `${scope}/offline/`;
/** The courses as they were seen last. */
export const keptCourses = `${keptFolder}courses`;

/** Addresses that only the service worker answers. */
export const keptPaths = ({ course, module }: { course: string; module: string }) => ({
  folder: `${keptFolder}${course}/`,
  sound: `${keptFolder}${course}/${module}.m4a`,
  content: `${keptFolder}${course}/${module}.json`,
});

export const isKeptSound = (path: string): boolean => path.startsWith(keptFolder) && path.endsWith('.m4a');
