import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';
import packageJson from '../../package.json' with { type: 'json' };

/** Astro components are compiled as in `astro check`, and get this name. */
const compiled = (file: string) => (file.endsWith('.astro') ? `${file}.tsx` : file);
const sourceOf = (file: string) => (file.endsWith('.astro.tsx') ? file.slice(0, -'.tsx'.length) : file);

/** Only Astro's prop types matter here; loading the others takes seconds. */
const astroTypes = resolve('node_modules/astro/props-alone.d.ts');
const propsAlone = `
  export interface AstroGlobal<Props = any, Self = any, Params = any> { props: Props; [name: string]: any }
`;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noEmit: true,
};

function pathOf(specifier: string, from: string): string | undefined {
  if (specifier === 'astro') return astroTypes;
  if (specifier.startsWith('.')) return compiled(resolve(dirname(from), specifier));
  for (const [alias, folder] of Object.entries(packageJson.imports)) {
    const prefix = alias.replace('*', '');
    if (specifier.startsWith(prefix))
      return compiled(resolve(folder.replace('*', specifier.slice(prefix.length))));
  }
  return undefined;
}

const extensions: Record<string, ts.Extension> = {
  '.d.ts': ts.Extension.Dts,
  '.tsx': ts.Extension.Tsx,
  '.ts': ts.Extension.Ts,
};

/** Resolves React's types, since components take texts as props, and no other package's. */
function resolveModule(
  specifier: string,
  from: string,
  host: ts.CompilerHost,
): ts.ResolvedModuleFull | undefined {
  const path = pathOf(specifier, from);
  const extension = Object.entries(extensions).find(([end]) => path?.endsWith(end))?.[1];
  if (path && extension) return { resolvedFileName: path, extension };
  if (!/^react(\/|$)/.test(specifier)) return undefined;
  return ts.resolveModuleName(specifier, from, options, host).resolvedModule;
}

/** All code that shows texts as one TypeScript program. `sources` are files in memory. */
export function textProgram(
  patterns: readonly string[],
  sources: Readonly<Record<string, string>> = {},
): ts.Program {
  const host = ts.createCompilerHost(options);
  const fromDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version, ...rest) => {
    const source = sourceOf(file);
    const inMemory = file === astroTypes ? propsAlone : sources[source];
    if (source === file && inMemory === undefined) return fromDisk(file, version, ...rest);
    const text = inMemory ?? readFileSync(source, 'utf8');
    const code = source === file ? text : convertToTsx(text, { filename: source }).code;
    return ts.createSourceFile(file, code, version, true);
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({ resolvedModule: resolveModule(text, from, host) }));
  const files = [...globSync(patterns).map((file) => resolve(file)), ...Object.keys(sources)];
  return ts.createProgram(files.map(compiled), options, host);
}
