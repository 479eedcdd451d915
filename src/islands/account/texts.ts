import { company } from '#domain/company.ts';
import { errorCodes } from '#domain/error-codes.ts';
import type { Locale } from '#domain/locales.ts';
import { courseKeys, planKeys, productOf, type CourseKey, type PlanKey } from '#domain/shop/catalogue.ts';
import { cancelPath, withdrawPath } from '#domain/shop/return-paths.ts';
import { coursePath } from '#i18n/course-routes.ts';
import { errorTexts } from '#i18n/errors.ts';
import { messages } from '#i18n/index.ts';
import { pathOf } from '#i18n/routes.ts';

const planStates = ['processing', 'live', 'ending', 'overdue', 'suspended', 'ended', 'with_course'] as const;
const courseStates = ['processing', 'running', 'expired', 'suspended'] as const;
const orderStates = ['processing', 'paid', 'failed', 'refunded', 'disputed'] as const;

const each = <Name extends string, Value>(list: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(list.map((name) => [name, value(name)])) as Record<Name, Value>;

/** Gaps that are filled in the browser. */
const open = { date: '{{date}}', email: '{{email}}', number: '{{number}}' };
export type Gaps = Partial<Record<keyof typeof open, string>>;

export const fillGaps = (text: string, gaps: Gaps) =>
  Object.entries(gaps).reduce((filled, [name, value]) => filled.replace(`{{${name}}}`, value), text);

/** What the island says, in one language: plain data, because an island takes nothing else along. */
export function accountTexts(locale: Locale) {
  const t = messages(locale, 'account');
  const planName = (key: PlanKey) => {
    const product = productOf(key);
    const months = product.kind === 'plan' ? product.months : 1;
    return months === 1 ? t('plan.name.one') : t('plan.name.other', { months });
  };
  return {
    locale,
    title: t('title'),
    welcome: t('welcome'),
    signedInAs: t('signedInAs', open),
    loading: t('loading'),
    unreachable: { title: t('unreachable.title'), again: t('unreachable.again') },
    app: {
      title: t('app.title'),
      text: t('app.text'),
      steps: [t('app.load'), t('app.signIn'), t('app.start')],
      scan: t('app.scan'),
      stores: [
        {
          kind: 'ios' as const,
          before: t('app.badge.ios'),
          name: t('app.badge.iosStore'),
          url: company.apps.ios,
        },
        {
          kind: 'android' as const,
          before: t('app.badge.android'),
          name: t('app.badge.androidStore'),
          url: company.apps.android,
        },
      ],
    },
    empty: {
      title: t('empty.title'),
      text: t('empty.text'),
      recipes: t('empty.recipes'),
      plans: t('empty.plans'),
    },
    plan: {
      title: t('plan.title'),
      names: each(planKeys, planName),
      states: each(planStates, (state) => t(`plan.state.${state}`)),
      about: each(planStates, (state) => t(`plan.text.${state}`, open)),
      manage: t('plan.manage'),
      pay: t('plan.pay'),
      cancel: t('plan.cancel'),
    },
    course: {
      names: each(courseKeys, (key) => t(`course.${key}`)),
      states: each(courseStates, (state) => t(`course.state.${state}`)),
      about: each(courseStates, (state) => t(`course.text.${state}`, open)),
      page: t('course.about'),
      invoice: t('course.invoice'),
    },
    orders: {
      title: t('orders.title'),
      line: t('orders.line', open),
      states: each(orderStates, (state) => t(`orders.state.${state}`)),
      receipt: t('orders.receipt'),
      hide: t('orders.hide'),
      download: t('orders.download'),
      print: t('orders.print'),
      withdraw: t('orders.withdraw'),
    },
    data: {
      title: t('data.title'),
      cookies: t('data.cookies'),
      cookiesText: t('data.cookiesText'),
      cookiesOpen: t('data.cookiesOpen'),
      health: t('data.health'),
      healthGiven: t('data.healthGiven', open),
      healthNone: t('data.healthNone'),
      healthWithdraw: t('data.healthWithdraw'),
      healthSure: t('data.healthSure'),
      healthConfirm: t('data.healthConfirm'),
      healthDone: t('data.healthDone'),
      export: t('data.export'),
      exportText: t('data.exportText'),
      exportButton: t('data.exportButton'),
      delete: t('data.delete'),
      deleteText: t('data.deleteText'),
      deleteButton: t('data.deleteButton'),
      keep: t('data.keep'),
    },
    leave: {
      title: t('leave.title'),
      ends: t('leave.ends'),
      course: t('leave.course'),
      gone: t('leave.gone'),
      kept: t('leave.kept'),
      again: t('leave.again'),
      signIn: t('leave.signIn'),
      confirm: t('leave.confirm'),
    },
    gone: {
      title: t('gone.title'),
      text: t('gone.text'),
      kept: t('gone.kept', { email: company.email }),
      home: t('gone.home'),
    },
    logout: t('logout'),
    errors: errorTexts(locale, [...errorCodes, 'unreachable']),
    paths: {
      home: pathOf('home', locale),
      recipes: pathOf('recipes', locale),
      plans: pathOf('plans', locale),
      cancel: cancelPath(locale),
      withdraw: withdrawPath(locale),
      courses: each(courseKeys, (key: CourseKey) => coursePath(key, 'course', locale)),
      invoices: each(courseKeys, (key: CourseKey) => coursePath(key, 'invoice', locale)),
    },
  };
}

export type AccountTexts = ReturnType<typeof accountTexts>;
