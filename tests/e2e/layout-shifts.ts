import type { Page } from '@playwright/test';

export interface Shift {
  value: number;
  moved: string;
}

/** Collects layout shifts that follow no input. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? ''),
        );
        shifts.push({ value, moved: moved.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts since the last call. They are reported a frame late. */
export const takeShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const tell = () => {
          const shifts = Reflect.get(window, 'shifts') as Shift[];
          resolve(shifts.splice(0));
        };
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(tell)));
      }),
  );
