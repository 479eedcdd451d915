import { existsSync, globSync } from 'node:fs';
import { openFirefox } from '../browsers/firefox.ts';
import { purchaseSteps } from '../browsers/purchase.ts';
import { openWebKit } from '../browsers/webkit.ts';
import type { Driver } from '../browsers/driver.ts';
import { fail, onEnd, run, start, stop } from '../setup/processes.ts';

/**
 * `npm run browsers`: walks the purchase in Firefox ESR and WebKitGTK (cross-browser test), against the built site on
 * `PORT`. What is missing of Debian's packages is installed; `-- firefox` or `-- webkit` walks one.
 */
onEnd(() => {
  process.exit(130);
});

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const firefox = '/usr/bin/firefox-esr';
const miniBrowser = () => globSync('/usr/lib/*/webkit{2gtk-4.1,2gtk-4.0,gtk-6.0}/MiniBrowser')[0];
const areThere = () =>
  existsSync(firefox) &&
  existsSync('/usr/bin/WebKitWebDriver') &&
  existsSync('/usr/bin/Xvfb') &&
  miniBrowser() !== undefined;

async function installPackages(): Promise<void> {
  if (!existsSync('/usr/bin/apt-get'))
    fail(
      `This command needs Debian's packages ${packages.join(', ')}: run it on Debian, or in its container.`,
    );
  console.log(`Installing ${packages.join(', ')} (once) …`);
  const isRoot = process.getuid?.() === 0;
  const first = isRoot ? 'apt-get' : 'sudo';
  const rest = [...(isRoot ? [] : ['-n', 'apt-get']), '-q', '-y'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run(first, [...rest, 'update'], { env });
  const { output } = await run(first, [...rest, 'install', '--no-install-recommends', ...packages], { env });
  if (!areThere()) fail(`The browsers could not be installed: apt-get install ${packages.join(' ')}`, output);
}

if (!areThere()) await installPackages();
const port = Number(process.env['PORT'] ?? 8830);
const site = `http://localhost:${port}`;
console.log('Starting the site …');
const server = start(process.execPath, ['scripts/commands/start.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(port) },
});
const answers = () =>
  fetch(`${site}/robots.txt`).then(
    ({ ok }) => ok,
    () => false,
  );
const patience = Date.now() + 300_000;
while (!(await answers())) {
  if (server.exitCode !== null || Date.now() > patience) fail('The site did not start: npm start says why.');
  await new Promise((resolve) => setTimeout(resolve, 500));
}

let failed = 0;
async function walk(open: Promise<Driver>): Promise<void> {
  const driver = await open;
  try {
    console.log(`\n${driver.name}: ${String(await driver.run('return navigator.userAgent'))}`);
    for (const [name, step] of purchaseSteps) {
      await step(driver, site);
      console.log(`  ✓ ${name}`);
    }
  } catch (error) {
    failed += 1;
    console.log(`  ✗ ${error instanceof Error ? error.message : String(error)}`);
    console.log(`    at ${String(await driver.run('return location.href').catch(() => 'an unknown page'))}`);
  } finally {
    await driver.close();
  }
}

const all = {
  firefox: () => openFirefox(firefox, port + 1),
  webkit: () => openWebKit(miniBrowser() ?? '', port + 2),
};
const chosen = Object.entries(all).filter(([name]) => process.argv.length < 3 || process.argv.includes(name));
for (const [, open] of chosen) await walk(open());
await stop(server);
console.log(`\n${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
