import { enhancements, platform } from './browser-support.mjs';

/**
 * Lint rule like `eslint-plugin-compat`, but by types: no function, property or class that the oldest supported browsers
 * lack. Knows by types that our own `.format` is not `VideoFrame.format`. Feature-detected calls carry an
 * `eslint-disable-next-line`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const browserApis = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { new: '{{name}} is too new: {{why}}. See docs/decisions/007-browsers.md.' },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    if (!program) return {};
    const checker = program.getTypeChecker();

    /** `URL.canParse` is declared in an interface or in the type of a variable `URL`. @param {any} declaration */
    function keysOf(declaration) {
      const file = declaration.getSourceFile();
      if (!program.isSourceFileDefaultLibrary(file)) return [];
      const name = declaration.name?.getText(file);
      const owner = declaration.parent?.name?.getText(file);
      const variable = declaration.parent?.parent?.name?.getText(file);
      const stem = owner?.replace(/Constructor$/, '');
      return ['api', 'javascript.builtins'].flatMap((area) => {
        if (stem !== undefined)
          return [`${area}.${stem}.${name}`, ...(stem === owner ? [] : [`${area}.${stem}.${name}_static`])];
        return variable === undefined
          ? [`${area}.${name}`, `${area}.Window.${name}`]
          : [`${area}.${variable}.${name}_static`];
      });
    }

    /** @param {any} node */
    function look(node) {
      const symbol = checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(node));
      for (const key of (symbol?.declarations ?? []).flatMap(keysOf)) {
        const why = platform.get(key);
        if (why !== undefined && !(key in enhancements)) {
          context.report({ node, messageId: 'new', data: { name: key.replace(/^\w+\./, ''), why } });
          return;
        }
      }
    }
    return {
      'MemberExpression[computed=false] > Identifier.property': look,
      'CallExpression > Identifier.callee': look,
      'NewExpression > Identifier.callee': look,
    };
  },
};
