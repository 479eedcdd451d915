/** The local stand-in for Firebase Storage as a process of its own: `node local/storage/main.ts`. */
import { runStandIn } from '../http/process.ts';
import { startStorage } from './storage.ts';
import { calmTones } from './tones.ts';

const bytes = calmTones(14);
const sample = (course: string) => ({
  bucket: 'demo-valea.appspot.com',
  path: `courses/${course}/sample.wav`,
  type: 'audio/wav',
  bytes,
});

await runStandIn('storage', (port) => startStorage({ port, files: [sample('zpp'), sample('zpp2')] }));
