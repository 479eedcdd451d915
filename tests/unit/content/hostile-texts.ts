type Hostile = readonly [name: string, content: string | Uint8Array, reported: string];

const bomb = `a: &a [x, x, x]\n${Array.from('bcdefghi', (name, at) => {
  const before = `*${'abcdefgh'[at] ?? ''}`;
  return `${name}: &${name} [${Array(9).fill(before).join(', ')}]\n`;
}).join('')}`;

const files: readonly Hostile[] = [
  ['nothing', '', 'file-empty'],
  ['zero bytes', new Uint8Array(1000), 'hidden-character'],
  ['random bytes', Uint8Array.from({ length: 4000 }, (_, n) => (n * 7919) % 256), 'not-utf8'],
  ['UTF-16', Buffer.from('question: Warum?', 'utf16le'), 'hidden-character'],
];
const yaml: readonly (readonly [name: string, content: string, reported: string])[] = [
  ['a YAML bomb', bomb, 'yaml-reference'],
  ['a thousand brackets', `question: ${'['.repeat(30_000)}\n`, 'yaml-too-deep'],
  ['ten thousand keys', Array.from({ length: 7000 }, (_, n) => `k${String(n)}: 1\n`).join(''), 'key-unknown'],
  ['a prototype', '__proto__: 1\nconstructor: 2\n', 'key-unknown'],
  ['an object that YAML would build', 'question: !!js/function "x"\n', 'yaml-reference'],
];

/** Input that must never crash a reader of content, each with the code it reports. */
export const hostileTexts = {
  inYaml: [...files, ...yaml],
  inMarkdown: [
    ...files,
    ...yaml.map(([name, text, code]): Hostile => [
      `${name} in front matter`,
      `---\n${text}---\nText\n`,
      code,
    ]),
    ['quotes upon quotes', `---\nquestion: x\n---\n${'>'.repeat(30_000)}\n`, 'text-unreadable'],
  ] satisfies Hostile[],
};
