import { glob, readFile } from 'node:fs/promises';
import { leaves, type Tree } from './text-faults.ts';

/** Not in the call itself: the check for unused code would take it for imports. */
const patterns = ['src/**/*.{astro,ts,tsx}', 'i18n/*.ts', 'functions/mails/*.ts'];

interface Usage {
  screen: string;
  /** The key as it stands in the code; `*` is a template's gap, a key in a variable, or all of a section. */
  key: string;
  file: string;
  line: number;
}

const binding = /const (\w+) = messages\([^,()]+(?:\([^()]*\))?,\s*'([\w-]+)'\)/g;

/** A key as the code asks for it, gaps and plural forms included. */
const asked = (key: string) =>
  new RegExp(
    `^${key
      .split('*')
      .map((part) => part.replaceAll('.', '\\.'))
      .join('[^.]+')}(_(zero|one|other))?$`,
  );

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

/** The texts that the code asks for by their keys, as `home.hero.title`. */
export async function messageUsages(catalogue: Readonly<Record<string, Tree>>): Promise<string[]> {
  const usages: Usage[] = [];
  for await (const file of glob(patterns)) usages.push(...usagesIn(await readFile(file, 'utf8'), file));
  return Object.entries(catalogue).flatMap(([screen, tree]) => {
    const wanted = usages.filter((usage) => usage.screen === screen).map(({ key }) => asked(key));
    return leaves(tree)
      .filter(([key]) => wanted.some((pattern) => pattern.test(key)))
      .map(([key]) => `${screen}.${key}`);
  });
}
