import { writeFileSync } from 'node:fs';

// Loaded into the build that is measured: the most memory it ever held, in kilobytes.
const file = process.env['VALEA_MEMORY_FILE'];
process.on('exit', () => {
  if (file) writeFileSync(file, String(process.resourceUsage().maxRSS));
});
