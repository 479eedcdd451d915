import { readReport } from '#domain/course/waiting-report.ts';
import { reportListening } from '#site/api/course-module.ts';
import { onDevice } from '#site/browser/browser-storage.ts';
import { randomId } from '#site/browser/ids.ts';
import { storedRecords } from '#site/browser/stored-records.ts';
import { createListeningReports } from './listening-reports.ts';
import { call } from '#site/browser/member-call.ts';

/** Includes what earlier pages could not report. */
export const listeningReports = createListeningReports({
  send: call(reportListening),
  kept: storedRecords(onDevice, 'listening', readReport),
  newId: randomId,
  nowMs: Date.now,
  online: () => navigator.onLine,
});
