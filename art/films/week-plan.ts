import { vertical } from '../paint.ts';
import { brand } from '../palette.ts';
import { at, svg } from '../svg.ts';

const tints = [brand.blush, brand.sage, '#FFEFC6', '#D6E7E8', brand.blush] as const;

/** The app's list of five evenings; `done` counts how many are ticked, with parts for the one that is just being ticked. */
export function weekPlan(done: number, dishes: readonly string[]): string {
  const line = (index: number): string => {
    const y = 66 + index * 114;
    const part = Math.max(0, Math.min(1, done - index));
    const tick = svg`<g opacity="${part}"><circle cx="282" cy="${y + 48}" r="17" fill="${brand.leaf}"/><path d="M${274} ${y + 48} l6 6 l11 -12" fill="none" stroke="#FFF" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>`;
    return (
      svg`<rect x="22" y="${y}" width="296" height="98" rx="26" fill="#FFF"/><circle cx="78" cy="${y + 49}" r="37" fill="${tints[index] ?? brand.sage}"/>` +
      at({ x: 78, y: y + 49, scale: 0.5 }, dishes[index] ?? '') +
      svg`<rect x="134" y="${y + 30}" width="${[96, 78, 104, 84, 92][index] ?? 90}" height="14" rx="7" fill="#3F5A4C"/><rect x="134" y="${y + 56}" width="${[76, 98, 70, 90, 64][index] ?? 80}" height="10" rx="5" fill="#D5DDD3"/>` +
      svg`<circle cx="282" cy="${y + 48}" r="15" fill="none" stroke="#C9D8CA" stroke-width="4"/>${tick}`
    );
  };
  return (
    svg`<rect width="340" height="660" rx="46" fill="${vertical(brand.sage, '#EEF3EA', brand.paper)}"/><rect x="136" y="18" width="68" height="18" rx="9" fill="${brand.ink}"/>` +
    [0, 1, 2, 3, 4].map(line).join('')
  );
}
