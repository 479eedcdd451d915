import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { locales, type Locale } from '#domain/text/locales.ts';
import type { Position } from '../diagnostic.ts';
import { filesIn } from './source.ts';

interface Written {
  /** As in `hero.title`. */
  readonly key: string;
  readonly text: string;
  /** All texts of its group, which are on the screen together. */
  readonly group: readonly string[];
  readonly at: Position;
}

export interface CatalogueText extends Written {
  readonly locale: Locale;
  readonly screen: string;
  /** As in `i18n/de/home.ts`. */
  readonly file: string;
}

/** A text and its group stand in an object literal; other syntax around them does not matter. */
function textsIn(node: ts.Node, path: string, positionOf: (node: ts.Node) => Position): Written[] {
  const found: Written[] = [];
  if (!ts.isObjectLiteralExpression(node)) {
    node.forEachChild((child) => void found.push(...textsIn(child, path, positionOf)));
    return found;
  }
  const entries = node.properties.filter(ts.isPropertyAssignment);
  const group = entries.flatMap(({ initializer: value }) =>
    ts.isStringLiteralLike(value) ? [value.text] : [],
  );
  return entries.flatMap(({ name, initializer: value }) => {
    const key = path + name.getText().replaceAll("'", '');
    return ts.isStringLiteralLike(value)
      ? [{ key, text: value.text, group, at: positionOf(value) }]
      : textsIn(value, `${key}.`, positionOf);
  });
}

function textsOfFile(project: string, file: string, locale: Locale): CatalogueText[] {
  const text = readFileSync(join(project, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const positionOf = (node: ts.Node) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
    return { line: line + 1, column: character + 1 };
  };
  const screen = basename(file, '.ts');
  return textsIn(source, '', positionOf).map((written) => ({ locale, screen, file, ...written }));
}

/** Every text of the catalogues, with the place that the modules themselves do not know. */
export const catalogueTexts = (project: string): CatalogueText[] =>
  locales.flatMap((locale) =>
    filesIn(join(project, 'i18n', locale))
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => textsOfFile(project, `i18n/${locale}/${path}`, locale)),
  );
