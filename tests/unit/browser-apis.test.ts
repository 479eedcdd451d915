import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

/** The rule's messages on browser code. */
async function messagesOn(code: string): Promise<string[]> {
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === 'house/browser-apis' });
  const [result] = await eslint.lintText(code, { filePath: 'src/ui/copy.ts' });
  return (result?.messages ?? []).map(({ message }) => message.slice(0, message.indexOf(' is too new')));
}

// The rule needs types, and reading the whole program takes a while.
it(
  'browser APIs: what the oldest browsers lack is refused, by type and not by name',
  { timeout: 90_000 },
  async () => {
    expect(
      await messagesOn(`
      export const known = URL.canParse(location.href);
      export const size = new URLSearchParams(location.search).size;
      export const groups = Object.groupBy(['a'], (word) => word);
      export const signal = AbortSignal.any([]);
      document.body.showPopover();
    `),
    ).toEqual([
      'URL.canParse_static',
      'URLSearchParams.size',
      'builtins.Object.groupBy',
      'AbortSignal.any_static',
      'HTMLElement.showPopover',
    ]);
  },
);

it('browser APIs: what they have, and our own names, are allowed', async () => {
  expect(
    await messagesOn(`
      const own = { size: 1, canParse: (text: string) => text !== '', groupBy: () => [], showPopover: () => undefined };
      export const fine = [own.size, own.canParse(''), own.groupBy(), new Map().size, [1].at(-1), structuredClone(own)];
      document.querySelector('dialog')?.showModal();
      own.showPopover();
    `),
  ).toEqual([]);
});
