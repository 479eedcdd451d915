import { z } from 'zod';
import { Refusal } from './refusal.ts';

/** Types of parameters, which arrive as text. */
export const int = z.coerce.number().int();
export const yes = z.enum(['true', 'false']).transform((text) => text === 'true');
export const metadata = z.record(z.string().max(40), z.string().max(500)).default({});

/** Strict, like Stripe: unknown parameters are refused. */
export function readRequest<Form extends z.ZodType>(form: Form, given: unknown): z.output<Form> {
  const read = form.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const [head = '', ...rest] = [...(issue?.path ?? []), ...unknown].map(String);
  const param = head + rest.map((name) => `[${name}]`).join('');
  if (unknown.length > 0) {
    throw new Refusal(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  throw new Refusal(400, issue?.message ?? 'Invalid', {
    param,
    ...(param === 'email' && { code: 'email_invalid' }),
  });
}

interface Tree {
  [key: string]: Tree | string;
}

/** Parses `a[b][0][c]=d`, as sent by Stripe's SDKs, and `a[]=b`. */
export function readForm(text: string): Record<string, unknown> {
  const form: Tree = {};
  for (const [names, value] of new URLSearchParams(text)) {
    const path = names.split('[').map((part) => part.replace(']', ''));
    let branch = form;
    for (const [depth, name] of path.entries()) {
      const key = name || String(Object.keys(branch).length);
      const next = path[depth + 1];
      if (next === undefined) branch[key] = value;
      else {
        const made = branch[key] ?? (/^\d*$/.test(next) ? ([] as unknown as Tree) : {});
        branch[key] = made;
        if (typeof made !== 'string') branch = made;
      }
    }
  }
  return form;
}
