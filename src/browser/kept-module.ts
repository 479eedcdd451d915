/** Names of what is saved for offline listening, shared by the page and its service worker. */
import { pathOf } from '#i18n/routes.ts';

/** The service worker answers this page and those below when offline. */
export const scope = pathOf('myCourse', 'de');
export const workerPath = `${scope}/offline.js`;
export const keptCache = 'valea-course';

const keptFolder = `${scope}/offline/`;
export const keptCourses = `${keptFolder}courses`;

/** Addresses that only the service worker answers. */
export const keptPaths = ({ course, module }: { course: string; module: string }) => ({
  folder: `${keptFolder}${course}/`,
  sound: `${keptFolder}${course}/${module}.m4a`,
  content: `${keptFolder}${course}/${module}.json`,
});

export const isKeptSound = (path: string): boolean => path.startsWith(keptFolder) && path.endsWith('.m4a');
