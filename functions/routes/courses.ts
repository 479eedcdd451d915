import { Hono } from 'hono';
import { z } from 'zod';
import { createMiddleware } from 'hono/factory';
import { isInterval, type Interval } from '#domain/course/listening.ts';
import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import {
  answerQuestion,
  confirmExercise,
  mostPlayed,
  readModule,
  reportListening,
  type AnswerRequest,
  type ConfirmationRequest,
  type ConfirmedView,
  type ListeningReport,
} from '#site/api/course-module.ts';
import { readCourses, type CoursesView } from '#site/api/courses.ts';
import { answersView, courseView, listeningView, moduleView } from '../course/course-views.ts';
import { moduleContent } from '../course/module-content.ts';
import { openModule, type OpenModule } from '../course/participation.ts';
import { json } from '../middleware/body.ts';
import { refusalOfDeleted, signedIn, signedInUnlessDeleted } from '../middleware/identity.ts';
import { limitedPerAddress } from '../middleware/rate-limit.ts';
import { refuse } from '../refusal.ts';
import type { App } from '../context.ts';
import type { Member } from '../ports/identity.ts';

const bodyLimit = 8_000;
/** Far beyond any recording, in tenths of a second. */
const furthest = 1_000_000;

const place = z.number().int().min(0).max(furthest);

const listening: z.ZodType<Omit<ListeningReport, 'course' | 'module'>> = z.strictObject({
  report: z.string().regex(/^[\w-]{8,40}$/),
  played: z.array(z.custom<Interval>((value) => isInterval(value) && value[1] <= furthest)).max(mostPlayed),
  speed: z.number().min(0).max(16),
  position: place,
  heardOffline: z.literal(true).optional(),
});

const answer: z.ZodType<Omit<AnswerRequest, 'course' | 'module'>> = z.strictObject({
  question: z.number().int().min(0),
  answer: z.number().int().min(0),
});

const confirmation: z.ZodType<Omit<ConfirmationRequest, 'course' | 'module'>> = z.strictObject({
  exercise: z.number().int().min(0),
  done: z.boolean(),
});

const participant = createMiddleware<App & { Variables: { member: Member; module: OpenModule } }>(
  async (c, next) => {
    const { member, deps } = c.var;
    const course = courseKeys.find((key) => key === c.req.param('course'));
    if (!course) return refuse(c, 'not_found');
    const own = await deps.participations.participationBySignIn(member, course);
    const refused = own ? undefined : await refusalOfDeleted(c, member);
    if (refused) return refused;
    const module = openModule(own, c.req.param('module') ?? '');
    if ('code' in module) return refuse(c, module.code);
    c.set('module', module);
    return next();
  },
);

export const courses = new Hono<App>()
  .get(readCourses.path, limitedPerAddress, signedIn, async (c) => {
    const { member, deps } = c.var;
    const { userId } = await deps.accounts.account(member);
    const [own, unread, { orders }] = await Promise.all([
      deps.participations.participations(userId),
      deps.courseMessages.unreadOf(userId),
      deps.orders.of(userId),
    ]);
    const awaits = (key: CourseKey) =>
      orders.some(({ product, state }) => product === key && state === 'processing');
    const view: CoursesView = {
      awaited: courseKeys.filter(awaits),
      courses: own.map((one) => courseView(one, unread.get(one.orderId) ?? 0)),
    };
    return c.json(view);
  })
  .get(readModule.path, limitedPerAddress, signedInUnlessDeleted, participant, (c) =>
    c.json(moduleView(c.var.module, c.var.deps.now())),
  )
  .post(
    reportListening.path,
    limitedPerAddress,
    signedInUnlessDeleted,
    participant,
    json(reportListening, listening, bodyLimit),
    async (c) => {
      const { module, deps } = c.var;
      const made = await deps.progress.report(module.progress, c.req.valid('json'), module);
      return c.json(listeningView(module, made, deps.now()));
    },
  )
  .post(
    answerQuestion.path,
    limitedPerAddress,
    signedInUnlessDeleted,
    participant,
    json(answerQuestion, answer, bodyLimit),
    async (c) => {
      const { module, deps } = c.var;
      const given = c.req.valid('json');
      const { quiz } = moduleContent(module.participation.course, module.slug);
      if (given.answer >= (quiz[given.question]?.answers.length ?? 0)) return refuse(c, 'bad_request');
      const made = await deps.progress.answer(module.progress, given, module);
      return c.json(answersView(module, made, deps.now()));
    },
  )
  .post(
    confirmExercise.path,
    limitedPerAddress,
    signedInUnlessDeleted,
    participant,
    json(confirmExercise, confirmation, bodyLimit),
    async (c) => {
      const { module, deps } = c.var;
      const said = c.req.valid('json');
      if (said.exercise >= module.exercises.length) return refuse(c, 'bad_request');
      const { confirmed } = await deps.progress.confirm(module.progress, said, module);
      const view: ConfirmedView = { confirmed };
      return c.json(view);
    },
  );
