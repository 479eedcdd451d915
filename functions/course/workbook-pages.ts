import { daysOfWeek, keyOfDay, ticked, type Entries } from '#domain/course/workbook.ts';
import { createFlow } from '../documents/flow.ts';
import { columnWidth, drawFooter, drawLogo, margin } from '../documents/letterhead.ts';
import { colours, page, type Paper } from '../documents/paper.ts';
import { laidOut } from '../documents/laid-out.ts';
import { standIn } from '../documents/typefaces.ts';
import type { Workbook, WorkbookField } from '#domain/course/module-content.ts';

interface WorkbookFacts {
  name: string;
  workbook: Workbook;
  entries: Entries;
}

const days = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

const title = { role: 'H1', cut: 'display', size: 22, colour: colours.leaf, leading: 1.2 } as const;
const pageTitle = { role: 'H2', cut: 'display', size: 15, leading: 1.25 } as const;
const soft = { size: 10.5, colour: colours.soft } as const;
const label = { cut: 'strong', size: 10.5 } as const;
const words = { size: 11 } as const;
/** The height of a handwritten line. */
const byHand = { size: 16 } as const;

/** A longer list is drawn as running text, so that a field takes a page or two at most. */
const mostLines = 40;

/** The approximate height of an empty field. */
const roomFor = ({ kind, options }: WorkbookField): number =>
  ({ line: 50, lines: 98, scale: 42, choice: 30 + options.length * 18, week: 150 })[kind];

/** A page of the workbook up to this height is not split. */
const togetherUpTo = 420;

/** Draws a module's workbook, with blank lines where nothing is entered. */
export function drawWorkbook(paper: Paper, { name, workbook, entries }: WorkbookFacts): void {
  const flow = createFlow(paper, {
    x: margin.left,
    width: columnWidth,
    top: 110,
    bottom: page.height - 90,
    onPage() {
      drawLogo(paper, margin.left, 46, 26);
      drawFooter(paper);
    },
  });
  const written = (key: string) => laidOut(entries[key] ?? '', mostLines, ' / ');

  function lines(count: number) {
    for (let line = 0; line < count; line += 1) flow.field('', '', byHand, 0);
    flow.space(10);
  }

  function drawField({ id, kind, label: asked, options }: WorkbookField) {
    flow.text(asked, label, { after: 3 });
    const text = written(id);
    switch (kind) {
      case 'week':
        for (const day of daysOfWeek) flow.field(days[day - 1] ?? '', written(keyOfDay(id, day)), words, 90);
        flow.space(10);
        break;
      case 'choice': {
        const chosen = ticked(entries[id]);
        for (const option of options)
          flow.text(`${chosen.includes(option) ? '[x]' : '[  ]'} ${option}`, words, { after: 2 });
        flow.space(8);
        break;
      }
      case 'scale':
        flow.text(text === '' ? '1   2   3   4   5   6   7   8   9   10' : `${text} von 10`, words, {
          after: 10,
        });
        break;
      case 'line':
      case 'lines':
        if (text === '') lines(kind === 'line' ? 1 : 3);
        else flow.text(text, words, { after: 10 });
    }
  }

  flow.heading(name, title);
  flow.text(workbook.intro, soft);
  for (const { title: heading, text, fields } of workbook.pages) {
    flow.space(14);
    const room = fields.reduce((sum, field) => sum + roomFor(field), 40);
    flow.heading(heading, pageTitle, { keep: room > togetherUpTo ? 80 : room });
    flow.text(text, soft);
    for (const field of fields) drawField(field);
  }
  if (!paper.isWhole()) {
    flow.text(
      `${standIn} Zeichen, die unsere Druckschrift nicht hat, zum Beispiel Emojis. In deinem Konto stehen sie weiterhin.`,
      soft,
    );
  }
}
