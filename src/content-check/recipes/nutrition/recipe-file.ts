/** The three front matter entries that nutrition needs, read and written without touching the rest. */
interface RecipeFigures {
  readonly servings: number;
  readonly ingredients: readonly string[];
}

export function readFigures(text: string): RecipeFigures {
  const lines = frontMatter(text);
  const servings = Number(/^servings:\s*(\d+)/m.exec(lines.join('\n'))?.[1]);
  if (!(servings > 0)) throw new Error('servings: a number is missing');
  const start = lines.findIndex((line) => /^ingredients:\s*$/.test(line));
  if (start < 0) throw new Error('ingredients: the list is missing');
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => !/^\s+- /.test(line));
  const items = end < 0 ? after : after.slice(0, end);
  return { servings, ingredients: items.map((line) => unquote(line.replace(/^\s+- /, ''))) };
}

export function withNutrition(text: string, line: string): string {
  const closing = text.indexOf('\n---', text.indexOf('---') + 3);
  const head = text.slice(0, closing);
  const body = text.slice(closing);
  const present = /^nutrition:.*$/m;
  return (present.test(head) ? head.replace(present, line) : `${head}\n${line}`) + body;
}

function frontMatter(text: string): string[] {
  const [, matter] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
  if (matter === undefined) throw new Error('no front matter');
  return matter.split(/\r?\n/);
}

const unquote = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/, '$2');
