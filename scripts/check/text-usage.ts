import { glob, readFile } from 'node:fs/promises';

export interface Usage {
  screen: string;
  /** The key as it stands in the code; `*` is a template's gap, a key in a variable, or all of a section. */
  key: string;
  file: string;
  line: number;
}

const binding = /const (\w+) = messages\([^,()]+(?:\([^()]*\))?,\s*'([\w-]+)'\)/g;

/** Not in the call itself: the check for unused code would take it for imports. */
const asking = ['src/**/*.{astro,ts,tsx}', 'i18n/*.ts', 'functions/mails/*.ts'];

const lineOf = (source: string, index: number) => source.slice(0, index).split('\n').length;

function usagesIn(source: string, file: string): Usage[] {
  return [...source.matchAll(binding)].flatMap(([, name = '', screen = '']) => {
    const call = new RegExp(`(?<![\\w.$])${name}\\(\\s*(?:'([^']+)'(, whole\\b)?|\`([^\`]+)\`|\\w+\\))`, 'g');
    return [...source.matchAll(call)].map((match) => ({
      screen,
      key: (match[2] ? `${match[1] ?? ''}.*` : (match[1] ?? match[3] ?? '*')).replaceAll(/\$\{[^}]+\}/g, '*'),
      file,
      line: lineOf(source, match.index),
    }));
  });
}

/** Every place where the code asks for a text. */
export async function textUsages(): Promise<Usage[]> {
  const usages: Usage[] = [];
  for await (const file of glob(asking)) {
    usages.push(...usagesIn(await readFile(file, 'utf8'), file));
  }
  return usages;
}
