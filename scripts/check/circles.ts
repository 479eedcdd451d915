/** Finds import cycles, including type-only imports. */
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { z } from 'zod';

/** File → what it imports, types included; both relative to the root. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

const rooms = ['src', 'i18n', 'functions', 'local', 'scripts', 'tests'];
const code = [`{${rooms.join()}}/**/*.{ts,tsx,mjs,astro}`, '*.{ts,js,mjs}'];

/** An Astro component's frontmatter and script elements. */
const scriptsOf = (component: string): string =>
  [
    /^---$([\s\S]*?)^---$/m.exec(component)?.[1] ?? '',
    ...Array.from(component.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g), ([, script = '']) => script),
  ].join('\n');

/** A thread or process that is started by its URL counts as an import. */
const startedBy = (text: string): string[] =>
  Array.from(text.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g), ([, path = '']) => path);

/** The aliases of package.json: `#domain/` → `src/domain/`. */
async function readAliases(root: string): Promise<[alias: string, folder: string][]> {
  const { imports } = z
    .object({ imports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  return Object.entries(imports).map(([alias, folder]) => [
    alias.replace('*', ''),
    folder.replace(/^\.\/|\*$/g, ''),
  ]);
}

export async function readImports(root: string): Promise<ImportGraph> {
  const aliases = await readAliases(root);
  const resolve = (file: string, imported: string): string[] => {
    const [path = ''] = imported.split('?');
    if (path.startsWith('.')) return [join(dirname(file), path)];
    return aliases.flatMap(([alias, folder]) =>
      path.startsWith(alias) ? [folder + path.slice(alias.length)] : [],
    );
  };
  const graph = new Map<string, string[]>();
  for await (const file of glob(code, { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8');
    const { importedFiles } = ts.preProcessFile(file.endsWith('.astro') ? scriptsOf(text) : text, true, true);
    const imported = [...importedFiles.map(({ fileName }) => fileName), ...startedBy(text)];
    graph.set(
      file,
      imported.flatMap((path) => resolve(file, path)),
    );
  }
  return graph;
}

/** The shortest cycle through a module. */
function circleThrough(start: string, graph: ImportGraph): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** Reports enough cycles to cover every module that is in one. */
export function circlesIn(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
  for (const file of [...graph.keys()].sort()) {
    if (circles.some((circle) => circle.includes(file))) continue;
    const circle = circleThrough(file, graph);
    if (circle) circles.push(circle);
  }
  return circles;
}

if (import.meta.main) {
  const circles = circlesIn(await readImports(process.cwd()));
  for (const circle of circles) console.log(circle.join('\n  → '));
  process.exitCode = circles.length > 0 ? 1 : 0;
}
