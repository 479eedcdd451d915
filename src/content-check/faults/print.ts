import type { Fault } from './fault.ts';

/** One fault as the terminal, the build and the page show it. */
export const printFault = ({ file, line, column, de, en }: Fault): string =>
  `${file}:${String(line)}:${String(column)}\n  de  ${de}\n  en  ${en}`;

export const printFaults = (faults: readonly Fault[]): string => faults.map(printFault).join('\n\n');
