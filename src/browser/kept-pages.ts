/** Names of what is saved for use without a network, shared by the pages and the service worker. */
import type { Locale } from '#domain/text/locales.ts';
import { pathOf } from '#i18n/routes.ts';
import { cachePrefix } from './device.ts';

/** One script for all of it, registered for the saved pages only: others stay as fast as they are. */
export const workerPath = '/offline.js';

/** The course's main page and those below. */
export const courseScope = pathOf('myCourse', 'de');
export const courseCache = `${cachePrefix}course`;

const courseFolder = `${courseScope}/offline/`;
export const keptCourses = `${courseFolder}courses`;

/** Addresses that only the service worker answers. */
export const keptPaths = ({ course, module }: { course: string; module: string }) => ({
  folder: `${courseFolder}${course}/`,
  sound: `${courseFolder}${course}/${module}.m4a`,
  content: `${courseFolder}${course}/${module}.json`,
});

export const isKeptSound = (path: string): boolean => path.startsWith(courseFolder) && path.endsWith('.m4a');

/** Each copy of a week has a cache of its own, so that a new one replaces the old one as a whole. */
export const weekCaches = `${cachePrefix}week-`;
export const weekScopes = (locale: Locale) => [pathOf('week', locale), pathOf('recipes', locale)];
