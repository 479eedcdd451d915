import { stripVTControlCharacters } from 'node:util';

interface Screen {
  isTTY?: boolean;
  write: (words: string) => unknown;
}

/** As Astro tells of each picture (`▶ /_astro/… (before: 300kB, after: 20kB) (+90ms) (12/300)`): cut now, not kept. */
const cutPicture = /after: \d+kB\).*\((\d+)\/(\d+)\)/;
const warning = /\[WARN\].*/;

/**
 * Reads a build's output and tells what somebody who waits wants to know: how far the pictures are (progress), and
 * warnings. On a terminal one line counts; elsewhere each tenth is a line.
 */
export function createBuildReport(screen: Screen): (words: string) => void {
  let rest = '';
  let told = 0;
  let counting = false;

  function progress(done: number, total: number) {
    if (screen.isTTY) {
      screen.write(`\r  Cutting pictures: ${done} of ${total} …`);
      counting = done < total;
      if (!counting) screen.write('\n');
      return;
    }
    const tenth = Math.floor((done / total) * 10);
    if (tenth > told) screen.write(`  Cutting pictures: ${done} of ${total} …\n`);
    told = tenth;
  }

  return (words) => {
    const lines = (rest + stripVTControlCharacters(words)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, done, total] = cutPicture.exec(line) ?? [];
      if (done !== undefined && total !== undefined) progress(Number(done), Number(total));
      const [warned] = warning.exec(line) ?? [];
      if (warned !== undefined) screen.write(`${counting ? '\n' : ''}${warned}\n`);
    }
  };
}
