import type { ErrorCode } from 'yaml';
import type { Place, Tell } from '../faults/fault.ts';

interface YamlError {
  readonly code: ErrorCode;
  readonly message: string;
}

type Plain =
  | 'yaml-tab'
  | 'yaml-colon'
  | 'yaml-no-colon'
  | 'yaml-indent'
  | 'yaml-bracket'
  | 'yaml-quotes'
  | 'yaml-too-deep'
  | 'yaml-broken';

function plainFault({ code, message }: YamlError): Plain {
  if (code === 'TAB_AS_INDENT') return 'yaml-tab';
  if (code === 'RESOURCE_EXHAUSTION') return 'yaml-too-deep';
  if (code === 'MULTILINE_IMPLICIT_KEY') return 'yaml-no-colon';
  if (/block sequence/i.test(message)) return 'yaml-indent';
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return 'yaml-colon';
  if (/end with a|Expected flow/.test(message)) return 'yaml-bracket';
  if (code === 'BAD_INDENT') return 'yaml-indent';
  return /quote|scalar at node end/.test(message) ? 'yaml-quotes' : 'yaml-broken';
}

/** What the YAML reader says, in words that an editor can act on. */
export function tellYamlFault(error: YamlError, at: Place, line: string, tell: Tell): void {
  const { code } = error;
  const found = line.slice(at.column - 1);
  if (code === 'BAD_SCALAR_START') tell('yaml-character', at, { character: found.slice(0, 1) });
  else if (code === 'BAD_ALIAS' || code === 'TAG_RESOLVE_FAILED') tell('yaml-reference', at, { text: found });
  else tell(plainFault(error), at);
}
