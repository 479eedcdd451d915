import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { courseKeys, type CourseKey } from '#domain/shop/catalogue.ts';
import {
  answerQuestion,
  confirmExercise,
  readModule,
  reportListening,
  type ConfirmedView,
} from '#site/api/course-module.ts';
import { readCourses, type CoursesView } from '#site/api/courses.ts';
import { answersView, courseView, listeningView, moduleView } from '../course/course-views.ts';
import { moduleContent } from '../course/module-content.ts';
import { openModule, type OpenModule } from '../course/participation.ts';
import { json } from '../middleware/body.ts';
import { refusalOfDeleted, signedIn, signedInUnlessDeleted, userIdOf } from '../middleware/identity.ts';
import { refuse } from '../http/refusal.ts';
import type { App } from '../http/context.ts';
import type { Member } from '../ports/identity.ts';

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
  .get(readCourses.path, signedIn, async (c) => {
    const { deps } = c.var;
    const userId = await userIdOf(c);
    const [own, unread, { orders }] = await Promise.all([
      deps.participations.participations(userId),
      deps.courseMessages.unreadOf(userId),
      deps.orders.of(userId),
    ]);
    const awaits = (key: CourseKey) =>
      orders.some(({ product, state }) => product === key && state === 'processing');
    return c.json({
      awaited: courseKeys.filter(awaits),
      courses: own.map((one) => courseView(one, unread.get(one.orderId) ?? 0)),
    } satisfies CoursesView);
  })
  .get(readModule.path, signedInUnlessDeleted, participant, (c) =>
    c.json(moduleView(c.var.module, c.var.deps.now())),
  )
  .post(reportListening.path, signedInUnlessDeleted, participant, json(reportListening), async (c) => {
    const { module, deps } = c.var;
    const made = await deps.progress.report(module.progress, c.req.valid('json'), module);
    return c.json(listeningView(module, made, deps.now()));
  })
  .post(answerQuestion.path, signedInUnlessDeleted, participant, json(answerQuestion), async (c) => {
    const { module, deps } = c.var;
    const given = c.req.valid('json');
    const { quiz } = moduleContent(module.participation.course, module.slug);
    if (given.answer >= (quiz[given.question]?.answers.length ?? 0)) return refuse(c, 'bad_request');
    const made = await deps.progress.answer(module.progress, given, module);
    return c.json(answersView(module, made, deps.now()));
  })
  .post(confirmExercise.path, signedInUnlessDeleted, participant, json(confirmExercise), async (c) => {
    const { module, deps } = c.var;
    const said = c.req.valid('json');
    if (said.exercise >= module.exercises.length) return refuse(c, 'bad_request');
    const made = await deps.progress.confirm(module.progress, said, module);
    if (made === 'too_early') return refuse(c, 'exercise_too_early');
    return c.json({ confirmed: made.confirmed } satisfies ConfirmedView);
  });
