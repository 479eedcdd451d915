import { funnelFigures, type CountRow, type StepFigure } from '#domain/funnel/report.ts';
import { funnelNames, stepTitle } from '#domain/funnel/steps.ts';
import { html, type Html } from '../http/page.ts';

const titles = { app: 'The app', course: 'The course' } as const;

const counted = (n: number) => n.toLocaleString('en');
const lostWords = (lost: number) => (lost < 0 ? `${counted(-lost)} entered here` : `${counted(lost)} lost`);

const barRow = ({ step, count, share, lost }: StepFigure, most: number) =>
  html`<tr>
    <th scope="row">${stepTitle(step)}</th>
    <td>${typeof count === 'number' ? counted(count) : count}</td>
    <td>
      ${typeof count === 'number' ? html`<meter min="0" max="${most}" value="${count}" aria-hidden="true"></meter>` : ''}
    </td>
    <td>${share === undefined ? '' : `${Math.round(share * 100)}%`}</td>
    <td>${lost === undefined ? '' : lostWords(lost)}</td>
  </tr>`;

function funnel(title: string, steps: readonly StepFigure[]): Html {
  const most = Math.max(1, ...steps.map(({ count }) => (typeof count === 'number' ? count : 0)));
  return html`<table class="funnel">
    <caption>
      ${title}
    </caption>
    <thead>
      <tr>
        <th scope="col">Step</th>
        <th scope="col">Visits</th>
        <td></td>
        <th scope="col">Of step before</th>
        <th scope="col">Between</th>
      </tr>
    </thead>
    <tbody>
      ${steps.map((step) => barRow(step, most))}
    </tbody>
  </table>`;
}

/** Hidden from screen readers: the figures beside the bars say the same. */
export const funnelBars = (rows: readonly CountRow[]): Html[] =>
  funnelNames.flatMap((name) => funnelFigures(rows, name).map(({ steps }) => funnel(titles[name], steps)));
