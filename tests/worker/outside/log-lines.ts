import { vi } from 'vitest';

type Line = Record<string, unknown>;

/** The Worker's log from now on, which is not printed. */
export function linesFromNow() {
  const lines: Line[] = [];
  const spies = (['info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(JSON.parse(String(line)) as Line)),
  );
  return {
    lines,
    end: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
