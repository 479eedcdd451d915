/** `npm run recipe -- new`, `check`, `nutrition` or `week`: writing recipes (docs/writing-recipes.md). */
import { fail } from '../setup/processes.ts';

const verbs = ['new', 'check', 'nutrition', 'week'];
const [verb = '', ...rest] = process.argv.slice(2);
if (!verbs.includes(verb))
  fail(`npm run recipe -- and one of ${verbs.join(', ')}: docs/writing-recipes.md says what each does.`);
process.argv.splice(2, Number.POSITIVE_INFINITY, ...rest);
await import(`../recipes/${verb}.ts`);
