import { readFile } from 'node:fs/promises';
import autocannon, { type Request } from 'autocannon';

const millisecondsPerTick = 10;

/** What a process has used of the processor so far, in milliseconds. Linux tells; elsewhere it stays unknown. */
async function processorTime(pid: number | undefined): Promise<number> {
  try {
    const fields = (await readFile(`/proc/${pid ?? 0}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
  } catch {
    return Number.NaN;
  }
}

export interface Target {
  name: string;
  url: string;
  requests: readonly Request[];
  /** Whose processor time counts. */
  pid?: number | undefined;
}

export interface Reading {
  perSecond: number;
  /** How long each answer took, in milliseconds. */
  times: number[];
  /** Whatever was not a 200: other answers, cut connections, time-outs. */
  errors: number;
  /** Microseconds a request: what a busy machine changes least. */
  processor: number;
}

const connections = 32;

type Answers = Omit<Reading, 'processor'>;

function ask({ url, requests }: Target, seconds: number): Promise<Answers> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    let refused = 0;
    const run = autocannon({ url, connections, duration: seconds, requests }, (error, result) => {
      if (error) {
        reject(error);
        return;
      }
      const errors = refused + result.errors + result.timeouts;
      resolve({ perSecond: (times.length - refused) / result.duration, times, errors });
    });
    run.on('response', (_client: unknown, status: number, _bytes: number, milliseconds: number) => {
      times.push(milliseconds);
      if (status !== 200) refused += 1;
    });
  });
}

/** Asks as fast as it is answered, over a fixed number of connections. */
export async function drive(target: Target, seconds: number): Promise<Reading> {
  const before = await processorTime(target.pid);
  const answers = await ask(target, seconds);
  const used = (await processorTime(target.pid)) - before;
  return { ...answers, processor: (used * 1000) / answers.times.length };
}

/** One request of a target, so that nobody measures how fast a mistake is answered. */
export async function firstAnswer({ url, requests }: Target): Promise<string> {
  const [request] = requests;
  if (!request) throw new Error(`${url} is asked nothing`);
  const answer = await fetch(url + request.path, {
    method: request.method,
    headers: request.headers ?? {},
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url + request.path} answered ${answer.status}: ${text}`);
  return text;
}
