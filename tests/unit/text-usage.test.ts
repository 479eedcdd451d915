import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { textProgram } from '../../scripts/check/text-program.ts';
import { textUsage } from '../../scripts/check/text-usage.ts';

const screens = 'planted/screens.ts';

/** A small site: texts, an Astro page, a component and other files. */
function site(sources: Record<string, string>) {
  const files = {
    [screens]: `
      import type { Text } from '#domain/fill.ts';
      export interface Screens {
        home: {
          title: string; unused: string; left: Text<'days'>;
          steps: { one: { title: string; text: string }; two: { title: string; text: string } };
          states: { paid: string; open: string; lost: string };
          island: { hello: Text<'name'>; bye: string; dead: string; more: { last: string; least: string } };
          element: { found: Text<'count'>; silent: string };
          all: { first: string; second: string };
        };
      }
      export declare const textsOf: <Screen extends keyof Screens>(screen: Screen) => Screens[Screen];
    `,
    'planted/Step.astro': `---
interface Props { title: string }
const { title } = Astro.props;
---
<h2>{title}</h2>`,
    'planted/Island.tsx': `
      import { fill } from '#domain/fill.ts';
      import type { Screens } from './screens.ts';
      export function Island({ texts }: { texts: Screens['home']['island'] }) {
        const { bye, more: { last } } = texts;
        return <p>{fill(texts.hello, { name: 'Ada' })}{bye}{last}</p>;
      }
    `,
    'planted/element.ts': `
      import { fill } from '#domain/fill.ts';
      import type { Screens } from './screens.ts';
      const texts = JSON.parse('{}') as Screens['home']['element'];
      export const said = fill(texts.found, { count: 3 });
    `,
    'planted/page.astro': `---
import { fill } from '#domain/fill.ts';
import { Island } from './Island.tsx';
import Step from './Step.astro';
import { textsOf } from './screens.ts';
const t = textsOf('home');
const state = Math.random() > 0.5 ? 'paid' : 'open';
---
<h1 title={t.title}>{fill(t.left, { days: 3 })}</h1>
<Step {...t.steps.one} />
<p>{t.states[state]}</p>
<Island client:load texts={t.island} />
<x-found data-texts={JSON.stringify(t.element)} />
{Object.values(t.all).map((text) => <p>{text}</p>)}`,
    ...sources,
  };
  const inMemory = Object.entries(files).map(([file, source]) => [resolve(file), source] as const);
  return textProgram([], Object.fromEntries(inMemory));
}

const problemsIn = (program: ts.Program, file: string) =>
  program
    .getSemanticDiagnostics(program.getSourceFile(resolve(file)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0]);

it('follows texts through pages, components, islands and elements, and finds the ones that nobody reads', () => {
  const { used, open } = textUsage(site({}), screens);
  expect([...used].filter((name) => name.split('.').length > 2).sort()).toEqual([
    'home.all.first',
    'home.all.second',
    'home.element.found',
    'home.island.bye',
    'home.island.hello',
    'home.island.more',
    'home.island.more.last',
    'home.states.open',
    'home.states.paid',
    'home.steps.one',
    'home.steps.one.title',
  ]);
  expect([used.has('home.title'), used.has('home.left'), used.has('home.unused')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(open).toEqual([]);
});

it('sees a text that is shown with its gaps open', () => {
  const page =
    "---\nimport { textsOf } from './screens.ts';\nconst t = textsOf('home');\n---\n<p>{t.left}</p>";
  expect(textUsage(site({ 'planted/more.astro': page }), screens).open).toEqual([
    'planted/more.astro.tsx: t.left',
  ]);
});

it('refuses a text that does not exist, and gaps that are not exactly its own', () => {
  const program = site({
    'planted/more.ts': `
      import { fill } from '#domain/fill.ts';
      import { textsOf } from './screens.ts';
      const t = textsOf('home');
      export const nowhere = t.nowhere;
      export const wrong: string[] = [
        fill(t.left, {}),
        fill(t.left, { weeks: 1 }),
        fill(t.left, { days: 1, weeks: 1 }),
        fill(t.title, { days: 1 }),
        t.left,
      ];
      export const right: string[] = [t.title, fill(t.left, { days: 1 })];
    `,
  });
  expect(problemsIn(program, 'planted/more.ts')).toEqual([
    expect.stringContaining("Property 'nowhere' does not exist"),
    expect.stringContaining("Argument of type '{}' is not assignable"),
    expect.stringContaining("'weeks' does not exist"),
    expect.stringContaining("'weeks' does not exist"),
    expect.stringContaining("Type 'number' is not assignable to type 'never'"),
    expect.stringContaining("Type 'Text<\"days\">' is not assignable to type 'string'"),
  ]);
});
