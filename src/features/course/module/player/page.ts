import { company } from '#domain/company.ts';
import type { ModuleView } from '#site/api/course-module.ts';
import { readCourses } from '#site/api/courses.ts';
import { keepCourses } from '../../offline/kept-modules.ts';
import { listeningReports } from '../../page-listening-reports.ts';
import { call } from '#site/browser/member-call.ts';
import { createFindFile } from '#site/browser/stored-files.ts';
import { createListening } from './listening.store.ts';
import { connectMediaSession } from './media-session.ts';
import { createOffline } from './offline.ts';

const findFile = createFindFile(call);
const readOwnCourses = call(readCourses);

/** Smooth playback for this long, before a second download may compete with it. */
const smoothMs = 8_000;

/** Only one tab plays at a time. */
function claim(stop: () => void) {
  if (!('BroadcastChannel' in window)) return { take: () => undefined };
  const channel = new BroadcastChannel('valea-listening');
  channel.addEventListener('message', stop);
  return {
    take() {
      channel.postMessage('playing');
    },
  };
}

function later(callback: () => void, ms: number) {
  const timer = setTimeout(callback, ms);
  return () => {
    clearTimeout(timer);
  };
}

export function openPlayer(view: ModuleView) {
  const { course, slug: module, recording } = view;
  const link = async () => {
    const found = await findFile(recording.address);
    return found.state === 'found' ? found.url : undefined;
  };
  let seen: unknown;
  const offline = createOffline({
    view,
    link,
    until: async () => {
      const answer = await readOwnCourses();
      if (answer.state === 'failed') return undefined;
      seen = answer.data;
      const { courses } = answer.data;
      return courses.find((one) => one.course === course)?.ends;
    },
    changed: () => {
      void keepCourses(seen).catch(() => undefined);
      listening.sourceChanged();
    },
  });
  const listening = createListening(
    {
      ...view,
      module,
      address: recording.address,
      starts: recording.starts,
      length: Math.round(view.seconds * 10),
    },
    {
      sound: new Audio(),
      find: findFile,
      kept: offline.source,
      reports: listeningReports,
      onView: offline.update,
      claim,
      nowMs: () => performance.timeOrigin + performance.now(),
      later,
      onOnline: (online) => {
        addEventListener('online', online);
      },
      onLeave: (leaving) => {
        addEventListener('pagehide', leaving);
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState === 'hidden') leaving();
        });
      },
    },
  );
  void listening.prepare().then((bytes) => offline.look(bytes));
  let callOff: (() => void) | undefined;
  let step: string | undefined;
  listening.$state.listen(({ playback }) => {
    if (playback.step === step) return;
    ({ step } = playback);
    callOff?.();
    if (step === 'playing') callOff = later(offline.keepIfWanted, smoothMs);
  });
  connectMediaSession(listening, {
    title: view.title,
    album: `${company.product}: Präventionskurs`,
    artist: company.courseLeader,
    chapters: view.chapters.map(({ title }) => title),
  });
  return { ...listening, offline };
}

export type PlayerStore = ReturnType<typeof openPlayer>;
