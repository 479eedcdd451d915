import type { Picture } from '../document.ts';
import { at } from '../svg.ts';
import { roundTable } from '../tableware/round-table.ts';
import type { TableName } from '../tableware/round-table.ts';

/** A round table on the page with things on it, 1200 by 900. */
export const onTable = (name: TableName, ...things: string[]): Picture => ({
  width: 1200,
  height: 900,
  content: at({ x: 600, y: 496 }, roundTable(560, 364, 34, name)) + things.join(''),
});
