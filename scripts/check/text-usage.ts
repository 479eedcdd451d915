import { relative, resolve } from 'node:path';
import ts from 'typescript';

/** `open` lists texts that are shown with unfilled gaps. */
interface Usage {
  /** `home.hero.title` */
  used: ReadonlySet<string>;
  open: readonly string[];
}

type Places = ReadonlyMap<ts.Node, string>;

/** Every property of the generated types with its key: `home`, `home.hero`, `home.hero.title`. */
function placesIn(file: ts.SourceFile): Places {
  const places = new Map<ts.Node, string>();
  const add = (members: readonly ts.TypeElement[], path: readonly string[]) => {
    for (const member of members) {
      if (!ts.isPropertySignature(member) || !member.type) continue;
      const here = [...path, (member.name as ts.Identifier | ts.StringLiteral).text];
      places.set(member, here.join('.'));
      if (ts.isTypeLiteralNode(member.type)) add(member.type.members, here);
    }
  };
  for (const statement of file.statements) {
    if (ts.isInterfaceDeclaration(statement)) add(statement.members, []);
  }
  return places;
}

const isTextType = (symbol: ts.Symbol | undefined) =>
  symbol?.name === 'Text' &&
  symbol.declarations?.some((declaration) =>
    declaration.getSourceFile().fileName.endsWith('/domain/fill.ts'),
  );

/** An expression that may be a group of texts and is passed on as a whole. */
const isGroup = (node: ts.Node): node is ts.Expression =>
  (ts.isIdentifier(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node)) &&
  !(
    (ts.isPropertyAccessExpression(node.parent) || ts.isElementAccessExpression(node.parent)) &&
    node.parent.expression === node
  ) &&
  !ts.isTypeNode(node.parent);

/**
 * Follows texts through the program's types. A text is used where its property is read. Where a group is passed to
 * something
 * with other types (`Object.entries`, a component's own `{ title: string }`), everything that it can read counts as
 * used.
 */
export function textUsage(program: ts.Program, screensFile = 'i18n/generated/screens.ts'): Usage {
  const checker = program.getTypeChecker();
  const screens = program.getSourceFile(resolve(screensFile));
  if (!screens) throw new Error(`${screensFile} is not part of the program`);
  const places = placesIn(screens);
  const used = new Set<string>();
  const open = new Set<string>();

  const placesOf = (symbol: ts.Symbol | undefined) =>
    (symbol?.declarations ?? []).flatMap((declaration) => places.get(declaration) ?? []);
  const mark = (symbol: ts.Symbol | undefined) => {
    for (const place of placesOf(symbol)) used.add(place);
  };

  const members = (type: ts.Type) =>
    (type.isUnion() ? type.types : [type]).filter(({ flags }) => flags & ts.TypeFlags.Object);
  const known = new Map<ts.Type, readonly ts.Symbol[]>();
  function textsIn(type: ts.Type): readonly ts.Symbol[] {
    const before = known.get(type);
    if (before) return before;
    const found = members(type).flatMap((one) =>
      checker.getPropertiesOfType(one).filter((symbol) => placesOf(symbol).length > 0),
    );
    known.set(type, found);
    return found;
  }
  function markAll(type: ts.Type) {
    for (const symbol of textsIn(type)) {
      mark(symbol);
      markAll(checker.getTypeOfSymbol(symbol));
    }
  }
  /** Texts of `type` are assigned to `target`. */
  function hand(type: ts.Type, target: ts.Type) {
    const { Any, Unknown, TypeParameter, NonPrimitive } = ts.TypeFlags;
    const targets = target.isUnionOrIntersection() ? target.types : [target];
    for (const one of targets) {
      const isBlind = (one.flags & (Any | Unknown | TypeParameter | NonPrimitive)) !== 0;
      const isEmpty = (one.flags & ts.TypeFlags.Object) !== 0 && one.getProperties().length === 0;
      if (isBlind || isEmpty || one.getStringIndexType()) {
        markAll(type);
        continue;
      }
      for (const symbol of textsIn(type)) {
        const taken = checker.getPropertyOfType(one, symbol.name);
        if (!taken || placesOf(taken).length > 0) continue;
        mark(symbol);
        hand(checker.getTypeOfSymbol(symbol), checker.getTypeOfSymbol(taken));
      }
    }
  }

  function readElement(node: ts.ElementAccessExpression) {
    const type = checker.getTypeAtLocation(node.expression);
    if (textsIn(type).length === 0) return;
    const key = checker.getTypeAtLocation(node.argumentExpression);
    for (const one of key.isUnion() ? key.types : [key]) {
      if (one.isStringLiteral()) mark(checker.getPropertyOfType(type, one.value));
      else markAll(type);
    }
  }

  function readPattern(pattern: ts.ObjectBindingPattern) {
    const type = checker.getTypeAtLocation(pattern);
    for (const { name, propertyName, dotDotDotToken } of pattern.elements) {
      const key = propertyName ?? name;
      if (!dotDotDotToken && (ts.isIdentifier(key) || ts.isStringLiteral(key)))
        mark(checker.getPropertyOfType(type, key.text));
    }
  }

  function targetOf(node: ts.Expression): ts.Type | undefined {
    const { parent } = node;
    if (ts.isCallExpression(parent) && node !== parent.expression) {
      // The type declared by the JSON's reader tells what it uses.
      if (parent.expression.getText() === 'JSON.stringify') return undefined;
      const signature = checker.getResolvedSignature(parent);
      const parameter = signature?.parameters[parent.arguments.indexOf(node)];
      if (parameter) return checker.getTypeOfSymbolAtLocation(parameter, parent);
    }
    // Destructured names are marked by `readPattern`.
    if (ts.isVariableDeclaration(parent) && !parent.type) return undefined;
    return checker.getContextualType(node);
  }

  function readGroup(node: ts.Expression) {
    const type = checker.getTypeAtLocation(node);
    const target = textsIn(type).length > 0 ? targetOf(node) : undefined;
    if (target) hand(type, target);
  }

  /** TypeScript's checker accepts unfilled texts in templates, and Astro's types accept them in any element. */
  function readShown(expression: ts.Expression) {
    const type = checker.getTypeAtLocation(expression);
    const isText = (type.isUnion() ? type.types : [type]).some(({ symbol }) => isTextType(symbol));
    if (isText) open.add(`${relative('.', expression.getSourceFile().fileName)}: ${expression.getText()}`);
  }

  function visit(node: ts.Node) {
    if (ts.isPropertyAccessExpression(node)) mark(checker.getSymbolAtLocation(node.name));
    if (ts.isElementAccessExpression(node)) readElement(node);
    if (ts.isObjectBindingPattern(node)) readPattern(node);
    if (isGroup(node)) readGroup(node);
    const isShown = ts.isTemplateSpan(node) || (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent));
    if (isShown && node.expression) readShown(node.expression);
    ts.forEachChild(node, visit);
  }
  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile && file !== screens) visit(file);
  }
  return { used, open: [...open] };
}
