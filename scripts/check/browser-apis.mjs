import { enhancements, platform } from './browser-support.mjs';

/**
 * A lint rule of our own (like `eslint-plugin-compat`, but by types): what runs in browsers uses no function,
 * property or class that the oldest browsers lack. It asks the type checker where a name is declared, so that our own
 * `.format` is not taken for `VideoFrame.format`.
 *
 * What a script asks for before it uses it goes on with an `eslint-disable-next-line` that says so.
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
