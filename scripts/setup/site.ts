import { migrate } from './database.ts';
import { localSettings, localSite } from './local-settings.ts';
import { buildSite } from './site-build.ts';
import { portIsFree, serve } from './worker.ts';

function fail(sentence: string, details = ''): never {
  if (details) console.error(`\n${details.trim()}`);
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** The built site in the real runtime, for commands that look at it; ends the command if it cannot stand. */
export async function siteUp(port: number): Promise<string> {
  if (!(await portIsFree(port))) fail(`Port ${port} is in use: stop what runs there and try again.`);
  const build = await buildSite();
  if (build.state === 'failed') fail('The site could not be built.', build.output);
  const site = localSite(port);
  const trouble = await migrate(site.directory);
  if (trouble) fail('The local database could not be brought up to date.', trouble);
  const server = await serve(site, localSettings(site).vars);
  if (server.state === 'failed') fail('The Worker could not be started.', server.output);
  return server.url;
}
