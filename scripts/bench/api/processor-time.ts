import { readFile } from 'node:fs/promises';

const millisecondsPerTick = 10;

/** What a process has used of the processor so far, in milliseconds. Linux tells; elsewhere it stays unknown. */
export async function processorTime(pid: number | undefined): Promise<number> {
  try {
    const fields = (await readFile(`/proc/${pid ?? 0}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
  } catch {
    return Number.NaN;
  }
}
