import { writeFileSync } from 'node:fs';

// Loaded into the build that is measured: what it took of the machine, all its threads together.
const file = process.env['VALEA_USAGE_FILE'];
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  if (file) {
    writeFileSync(
      file,
      JSON.stringify({ cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }),
    );
  }
});
