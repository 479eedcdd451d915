/** Parses `a[b][0][c]=d`, as sent by Stripe's SDKs, into objects. */
type Tree = Map<string, Tree | string>;

function put(tree: Tree, [key = '', ...rest]: string[], value: string) {
  if (rest.length === 0) {
    tree.set(key, value);
    return;
  }
  const known = tree.get(key);
  const branch: Tree = known instanceof Map ? known : new Map<string, Tree | string>();
  tree.set(key, branch);
  put(branch, rest, value);
}

function plain(node: Tree | string): unknown {
  if (typeof node === 'string') return node;
  const keys = [...node.keys()];
  const isList = keys.length > 0 && keys.every((key) => /^\d*$/.test(key));
  const values = [...node.values()].map(plain);
  return isList ? values : Object.fromEntries(keys.map((key, index) => [key, values[index]]));
}

export function readForm(text: string): Record<string, unknown> {
  const tree: Tree = new Map<string, Tree | string>();
  for (const [name, value] of new URLSearchParams(text)) {
    const [head = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''));
    put(tree, [head, ...rest], value);
  }
  return Object.fromEntries([...tree].map(([key, node]) => [key, plain(node)]));
}
