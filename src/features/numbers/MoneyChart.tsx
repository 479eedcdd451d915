import { useEffect, useRef } from 'react';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { formatMoney, formatNumber } from '#domain/text/format.ts';
import { once } from '#domain/text/once.ts';
import type { SpanView } from '#domain/numbers/view.ts';
import type { NumbersTexts } from './texts.ts';
import { dayText } from './words.ts';
import './numbers.css';

interface Props {
  texts: NumbersTexts;
  spans: readonly SpanView[];
}

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

const shortDay = once(
  () => new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
);

/** A canvas knows no custom properties: the colours of the theme as the page has them now. */
function coloursOf(element: Element) {
  const probe = element.ownerDocument.createElement('span');
  element.append(probe);
  const read = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    leaf: read('--leaf'),
    tomato: read('--tomato'),
    ink: read('--ink-soft'),
    line: read('--line'),
    font: getComputedStyle(element).fontFamily,
  };
  probe.remove();
  return colours;
}

function draw(canvas: HTMLCanvasElement, { texts: { money: t }, spans }: Props) {
  const { leaf, tomato, ink, line, font } = coloursOf(canvas.parentElement ?? canvas);
  const visits = spans.map((span) => (typeof span.visits === 'number' ? span.visits : null));
  const axis = { ticks: { color: ink, font: { family: font } }, border: { display: false } };
  return new Chart(canvas, {
    data: {
      labels: spans.map(({ from }) => shortDay().format(new Date(`${from}T12:00:00Z`))),
      datasets: [
        {
          type: 'line',
          label: t.visits,
          data: visits,
          yAxisID: 'visits',
          borderColor: tomato,
          backgroundColor: tomato,
          borderWidth: 2,
          pointRadius: spans.length > 40 ? 0 : 2,
          spanGaps: true,
        },
        {
          type: 'bar',
          label: t.gross,
          data: spans.map(({ grossCents }) => grossCents / 100),
          yAxisID: 'gross',
          backgroundColor: leaf,
          borderRadius: 3,
        },
      ],
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          ...axis,
          grid: { display: false },
          ticks: { ...axis.ticks, maxRotation: 0, autoSkipPadding: 16 },
        },
        gross: {
          ...axis,
          beginAtZero: true,
          grid: { color: line },
          ticks: { ...axis.ticks, maxTicksLimit: 5, callback: (value) => formatMoney(Number(value) * 100) },
        },
        visits: {
          ...axis,
          beginAtZero: true,
          position: 'right',
          grid: { display: false },
          ticks: { ...axis.ticks, maxTicksLimit: 5, precision: 0 },
        },
      },
      plugins: {
        tooltip: {
          callbacks: {
            title: ([point]) => dayText(spans[point?.dataIndex ?? 0]?.from ?? ''),
            label: ({ dataset, parsed: { y } }) =>
              `${dataset.label ?? ''}: ${dataset.yAxisID === 'gross' ? formatMoney((y ?? 0) * 100) : formatNumber(y ?? 0, 'de')}`,
          },
        },
      },
    },
  });
}

/** Revenue as bars, visits as a line. Hidden from screen readers: the table below says the same. */
export function MoneyChart({ texts, spans }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current) return undefined;
    let chart = draw(current, { texts, spans });
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => {
      chart.destroy();
      chart = draw(current, { texts, spans });
    };
    dark.addEventListener('change', redraw);
    return () => {
      dark.removeEventListener('change', redraw);
      chart.destroy();
    };
  }, [texts, spans]);
  return (
    <div className="numbers-canvas" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
