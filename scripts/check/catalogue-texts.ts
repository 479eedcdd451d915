import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import type { Locale } from '#domain/text/locales.ts';

interface Written {
  /** As in `hero.title`. */
  key: string;
  text: string;
  /** All texts of its group, which are on the screen together. */
  group: readonly string[];
  /** As in `i18n/de/home.ts:12`. */
  place: string;
}

export interface CatalogueText extends Written {
  screen: string;
}

/** A text and its group stand in an object literal; other syntax around them does not matter. */
function textsIn(node: ts.Node, path: string, placeOf: (node: ts.Node) => string): Written[] {
  const found: Written[] = [];
  if (!ts.isObjectLiteralExpression(node)) {
    node.forEachChild((child) => void found.push(...textsIn(child, path, placeOf)));
    return found;
  }
  const entries = node.properties.filter(ts.isPropertyAssignment);
  const group = entries.flatMap(({ initializer: value }) =>
    ts.isStringLiteralLike(value) ? [value.text] : [],
  );
  return entries.flatMap(({ name, initializer: value }) => {
    const key = path + name.getText().replaceAll("'", '');
    return ts.isStringLiteralLike(value)
      ? [{ key, text: value.text, group, place: placeOf(value) }]
      : textsIn(value, `${key}.`, placeOf);
  });
}

function textsOfFile(file: string): CatalogueText[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const screen = basename(file, '.ts');
  return textsIn(source, '', (node) => `${file}:${lineOf(node)}`).map((one) => ({ screen, ...one }));
}

/** Every text of a language's catalogues, with the line that the modules themselves do not know. */
export const catalogueTexts = (locale: Locale): CatalogueText[] =>
  globSync(`i18n/${locale}/*.ts`).sort().flatMap(textsOfFile);
