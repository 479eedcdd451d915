/** Runs the local stand-in for Meta's Conversions API: `node local/meta/main.ts`. */
import { runStandIn } from '../http/process.ts';
import { startMeta } from './meta.ts';
import { localMeta } from './remote.ts';

await runStandIn('meta', (port) => startMeta({ port, ...localMeta }), ', what came is shown there');
