import * as util from 'node:util';
import { fail } from './processes.ts';

/** Node's own, but a mistyped option ends the command with one sentence instead of a stack trace. */
export function parseArgs<Config extends util.ParseArgsConfig>(config: Config) {
  try {
    return util.parseArgs(config);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}
