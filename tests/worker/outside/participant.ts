import { call, freshWorker } from './call.ts';
import { booked } from './booked.ts';
import { shopper, type Shopper } from './shop.ts';
import type { Env } from '../../../functions/env.ts';
import { modulesOf } from '#domain/course/modules.ts';
import type { CourseKey } from '#domain/shop/catalogue.ts';
import type { Answered } from './call.ts';
import type { ListeningView } from '#site/api/course-module.ts';
import type { CoursesView, CourseView, StationView } from '#site/api/courses.ts';

const site = freshWorker();

export interface Listening {
  played?: readonly (readonly [number, number])[];
  speed?: number;
  position?: number;
  report?: string;
}

/** A participant with a separate clock, which all requests use. */
export async function participant(
  name: string,
  course: CourseKey = 'zpp',
  claims: Record<string, unknown> = {},
  worker: Env = site,
  book: (her: Shopper, course: CourseKey, at: number) => Promise<string> = booked,
) {
  const her = await shopper(name, worker, undefined, claims);
  let now = Date.now();
  const clock = () => ({ 'X-Valea-Now': new Date(now).toISOString() });
  const get = (path: string): Promise<Answered> => {
    const request = her.request(path, 'GET');
    for (const [header, value] of Object.entries(clock())) request.headers.set(header, value);
    return call(request, worker);
  };
  const send = (path: string, body: unknown) => her.send(path, body, clock());
  const order = await book(her, course, now);
  const pathOf = (slug: string) => `/api/courses/${course}/modules/${slug}`;

  const report = (slug: string, { played = [], speed = 1, position, report: id }: Listening = {}) =>
    send(`${pathOf(slug)}/listening`, {
      report: id ?? crypto.randomUUID(),
      played,
      speed,
      position: position ?? played.at(-1)?.[1] ?? 0,
    });
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  const view = async (): Promise<CourseView> => {
    const { courses } = (await get('/api/courses')).body as CoursesView;
    const own = courses.find(({ orderId }) => orderId === order);
    if (!own) throw new Error('No such course.');
    return own;
  };

  return {
    ...her,
    worker,
    orderId: order,
    get,
    send,
    report,
    wait,
    now: () => new Date(now),
    waitUntil: (instant: string) => {
      now = Date.parse(instant);
    },
    view,
    station: async (number: number): Promise<StationView> => {
      const station = (await view()).stations[number - 1];
      if (!station) throw new Error('No such station.');
      return station;
    },
    read: (slug: string) => get(pathOf(slug)),
    answer: (slug: string, question: number, answer = 0) =>
      send(`${pathOf(slug)}/answers`, { question, answer }),

    confirm: (slug: string, exercise: number, done = true) =>
      send(`${pathOf(slug)}/exercises`, { exercise, done }),

    /** Reports a whole module, as a player does. */
    async hearAll(slug: string, speed = 1): Promise<ListeningView> {
      const length = Math.round((modulesOf(course).find((one) => one.slug === slug)?.seconds ?? 0) * 10);
      let heard = await report(slug);
      for (let from = 0; from < length; from += 150) {
        const to = Math.min(length, from + 150);
        wait(((to - from) * 100) / speed);
        heard = await report(slug, { played: [[from, to]], speed });
      }
      return heard.body as ListeningView;
    },
    async answerAll(slug: string): Promise<Answered[]> {
      const answers = [];
      for (const question of [0, 1, 2, 3, 4])
        answers.push(await send(`${pathOf(slug)}/answers`, { question, answer: 0 }));
      return answers;
    },
  };
}

export type Participant = Awaited<ReturnType<typeof participant>>;
