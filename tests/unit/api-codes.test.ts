import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { codesOf } from '#site/api/endpoint.ts';
import { allEndpoints } from '../fixtures/endpoints.ts';
import { errorCodes } from '#domain/errors/error-codes.ts';

/**
 * The codes of a route's refusals, read from its source: those of its handlers and of every function that they refer
 * to.
 */
const functionsRoom = resolve('functions');
const config = ts.parseJsonConfigFileContent(
  ts.readConfigFile('functions/tsconfig.json', (path) => ts.sys.readFile(path)).config,
  ts.sys,
  functionsRoom,
);
const program = ts.createProgram(globSync(resolve('functions/routes/*.ts')), config.options);
const checker = program.getTypeChecker();

function symbolAt(node: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

const literalsOf = (type: ts.Type): string[] =>
  type.isUnion() ? type.types.flatMap(literalsOf) : type.isStringLiteral() ? [type.value] : ['(any text)'];

const isOwnName = ({ parent }: ts.Node) => ts.isPropertyAccessExpression(parent) || ts.isTypeNode(parent);

function codesIn(root: ts.Node, seen: Set<ts.Node>): Set<string> {
  if (seen.has(root)) return new Set();
  seen.add(root);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'refuse' && node.arguments[1]) {
      for (const code of literalsOf(checker.getTypeAtLocation(node.arguments[1]))) found.add(code);
    }
    if (
      ts.isIdentifier(node) &&
      (!isOwnName(node) || node === (node.parent as ts.PropertyAccessExpression).expression)
    ) {
      for (const declaration of symbolAt(node)?.declarations ?? []) {
        const isOurs = declaration.getSourceFile().fileName.startsWith(`${functionsRoom}/`);
        const hasBody = ts.isFunctionDeclaration(declaration) || ts.isVariableDeclaration(declaration);
        if (isOurs && hasBody && node.text !== 'refuse') {
          for (const code of codesIn(declaration, seen)) found.add(code);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

const textOf = (type: ts.Type, property: string): string => {
  const symbol = type.getProperty(property);
  return symbol ? literalsOf(checker.getTypeOfSymbol(symbol)).join() : '';
};

/** `.post(checkout.path, …handlers)` → `POST /api/checkout` and the codes its handlers refuse with. */
function routesIn(file: ts.SourceFile): [string, Set<string>][] {
  const routes: [string, Set<string>][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [path, ...handlers] = node.arguments;
      if (path && ts.isPropertyAccessExpression(path) && path.name.text === 'path') {
        const endpoint = checker.getTypeAtLocation(path.expression);
        const name = `${textOf(endpoint, 'method')} ${textOf(endpoint, 'path')}`;
        const seen = new Set<ts.Node>();
        const codes = new Set(handlers.flatMap((handler) => [...codesIn(handler, seen)]));
        expect(node.expression.name.text.toUpperCase()).toBe(textOf(endpoint, 'method'));
        routes.push([name, codes]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return routes;
}

const endpoints = await allEndpoints();

const routes = new Map(
  globSync(resolve('functions/routes/*.ts')).flatMap((path) => {
    const file = program.getSourceFile(path);
    return file ? routesIn(file) : [];
  }),
);

it('API: every endpoint has one route, and every route an endpoint', () => {
  expect([...routes.keys()].toSorted()).toEqual(
    endpoints.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});

it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s declares exactly the codes that it can answer with',
  (name, endpoint) => {
    const answered = routes.get(name) ?? new Set();
    const allowed: readonly string[] = codesOf(endpoint);
    expect([...answered].filter((code) => !allowed.includes(code))).toEqual([]);
    // The data API may answer with any of our codes.
    if (endpoint.codes !== errorCodes) {
      expect(endpoint.codes.filter((code) => !answered.has(code))).toEqual([]);
    }
  },
);
