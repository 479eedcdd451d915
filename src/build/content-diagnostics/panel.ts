/// <reference types="astro/client" />
import {
  diagnosticsAddress,
  diagnosticsChanged,
  type DiagnosticsReport,
  type ShownDiagnostic,
} from './report.ts';

const style = `
  :host { position: fixed; inset: auto 1rem 1rem auto; z-index: 2147483647; max-width: min(46rem, calc(100vw - 2rem)); }
  details { max-height: 70vh; overflow: auto; padding: 1rem 1.25rem; border: 3px solid var(--tomato); border-radius: 16px;
    background: var(--paper); color: var(--ink); font: 400 0.9375rem/1.5 system-ui, sans-serif; box-shadow: var(--shadow-l, 0 8px 32px); }
  summary { font-weight: 700; cursor: pointer; }
  li { margin-block: 0.75rem; }
  ol { margin: 0; padding-inline-start: 1.5rem; }
  code { font-size: 0.875rem; overflow-wrap: anywhere; }
  p { margin: 0; }
`;

const element = (name: string, text: string, lang?: string): HTMLElement => {
  const made = document.createElement(name);
  made.textContent = text;
  if (lang) made.lang = lang;
  return made;
};

function toItem({ file, line, column, de, en }: ShownDiagnostic): HTMLElement {
  const item = document.createElement('li');
  const place = `${file}:${String(line)}:${String(column)}`;
  item.append(element('code', place), element('p', de, 'de'), element('p', en, 'en'));
  return item;
}

const isReport = (value: unknown): value is DiagnosticsReport =>
  typeof value === 'object' && value !== null && 'diagnostics' in value;

function isHere({ pages }: ShownDiagnostic): boolean {
  const here = decodeURI(location.pathname).replace(/\/$/, '');
  return pages.some((page) => here === page.replace(/\/$/, '') || here.startsWith(`${page}/`));
}

const panel = document.createElement('aside');
panel.id = 'content-diagnostics';
const shadow = panel.attachShadow({ mode: 'open' });

function show(report: DiagnosticsReport, changed: boolean): void {
  const own = report.diagnostics.filter(isHere);
  const others = report.diagnostics.filter((diagnostic) => !isHere(diagnostic));
  if (report.diagnostics.length === 0) {
    panel.remove();
    return;
  }
  const count = String(report.diagnostics.length);
  const details = document.createElement('details');
  details.open = own.length > 0 || changed;
  const list = document.createElement('ol');
  list.append(...[...own, ...others].map(toItem));
  details.append(
    element('summary', `Inhalte: ${count} Fehler · Content: ${count} ${count === '1' ? 'error' : 'errors'}`),
    list,
  );
  shadow.replaceChildren(element('style', style), details);
  document.body.append(panel);
}

async function refresh(changed: boolean): Promise<void> {
  try {
    const response = await fetch(diagnosticsAddress);
    const report: unknown = await response.json();
    if (isReport(report)) show(report, changed);
  } catch {
    // The server restarts, and will announce diagnostics again.
  }
}

/** Debounced: editors save in several steps. */
const rest = 150;
let waiting: ReturnType<typeof setTimeout> | undefined;
import.meta.hot?.on(diagnosticsChanged, () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => void refresh(true), rest);
});
void refresh(false);
