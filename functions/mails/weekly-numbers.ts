import { fill } from '#domain/text/fill.ts';
import { formatDate, formatMoney, formatNumber, formatPercent } from '#domain/text/format.ts';
import { numbersPath } from '#i18n/routes.ts';
import { mailTexts, type MailTexts } from './texts.ts';
import { say, type Block, type MailContent, type Row } from './layout.ts';
import type { Change, Rough } from '#domain/numbers/small.ts';
import type { NumbersView } from '#domain/numbers/view.ts';
import type { Day } from '#domain/time/calendar.ts';

/** What runs out. */
export type Ending =
  | { kind: 'experiment' | 'experiment_over' | 'certification'; name: string; on: Day }
  | { kind: 'sample'; name: string };

export interface WeekFacts {
  to: string;
  view: NumbersView;
  endings: readonly Ending[];
}

type Texts = MailTexts['week'];

const number = (n: number) => formatNumber(n, 'de');
const money = (cents: number | null) => (cents === null ? '–' : formatMoney(cents));
const date = (day: Day) => formatDate(new Date(`${day}T12:00:00Z`));

/** Visits at the first step, as they are shown. */
function visitsOf({ funnels }: NumbersView) {
  const [app] = funnels;
  return app?.parts[0]?.steps.find(({ step }) => step === 'landing');
}

function rowsOf(t: Texts, view: NumbersView): Row[] {
  const { now, before } = view.money;
  const visits = visitsOf(view);
  const roughly = (shown: Rough = 'few') => (typeof shown === 'number' ? number(shown) : t.few);
  const beside = (label: string, one: string, other: string): Row => [
    label,
    fill(t.beside, { now: one, before: other }),
  ];
  return [
    beside(t.gross, money(now.grossCents), money(before.grossCents)),
    beside(t.orders, number(now.orders), number(before.orders)),
    beside(t.visits, roughly(visits?.now), roughly(visits?.before)),
    beside(t.perVisit, money(now.perVisitCents), money(before.perVisitCents)),
    beside(t.refunded, money(now.refundedCents), money(before.refundedCents)),
    beside(t.cancellations, number(now.cancellations), number(before.cancellations)),
  ];
}

function noticeOf(t: Texts, label: string, change: Change | undefined): string[] {
  if (change?.state !== 'changed' || change.mayBeChance) return [];
  const percent = formatPercent(Math.round(Math.abs(change.share) * 100), 'de');
  return [fill(change.share > 0 ? t.more : t.less, { what: label, percent })];
}

function endingText(t: Texts, ending: Ending): string {
  if (ending.kind === 'sample') return fill(t.ends.sample, { name: ending.name });
  return fill(t.ends[ending.kind], { name: ending.name, day: date(ending.on) });
}

const listed = (title: string, texts: readonly string[]): Block[] =>
  texts.length === 0 ? [] : [say([title, ...texts.map((text) => `– ${text}`)].join('\n'))];

/** The owner's week beside the one before, what stands out and what runs out. In German, like her page. */
export function weeklyNumbers({ to, view, endings }: WeekFacts, site: string): MailContent {
  const { week: t } = mailTexts('de');
  const { from, to: until } = view.period;
  const notices = [
    ...noticeOf(t, t.orders, view.money.orders),
    ...noticeOf(t, t.visits, visitsOf(view)?.change),
  ];
  return {
    locale: 'de',
    to,
    subject: fill(t.subject, { from: date(from), to: date(until) }),
    title: t.title,
    blocks: [
      say(fill(t.period, { from: date(from), to: date(until) })),
      { kind: 'rows', rows: rowsOf(t, view) },
      ...listed(t.standsOut, notices.length > 0 ? notices : [t.nothing]),
      ...listed(
        t.runsOut,
        endings.map((ending) => endingText(t, ending)),
      ),
      { kind: 'action', text: t.rest, label: t.button, url: site + numbersPath },
      say(t.off),
    ],
  };
}
