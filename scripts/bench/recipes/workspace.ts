import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const copied = [
  'src',
  'i18n',
  'public',
  'scripts',
  'local',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

export interface Workspace {
  site: string;
  bare: string;
  remove: () => Promise<void>;
}

/** Every package is linked on its own, so that caches land in the copy and not in the project. */
async function linkPackages(project: string, folder: string) {
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  for (const name of await readdir(join(project, 'node_modules'))) {
    if (name === '.astro' || name === '.vite' || name === '.cache') continue;
    await symlink(join(project, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

/** A copy of the project without its recipes, and an empty folder for the bare one, both outside of the project. */
export async function createWorkspace(project: string): Promise<Workspace> {
  const root = await mkdtemp(join(tmpdir(), 'valea-bench-'));
  const site = join(root, 'site');
  const bare = join(root, 'bare');
  await mkdir(site);
  for (const name of copied) await cp(join(project, name), join(site, name), { recursive: true });
  await rm(join(site, 'src/content/recipes'), { recursive: true, force: true });
  await Promise.all([linkPackages(project, site), linkPackages(project, bare)]);
  return { site, bare, remove: () => rm(root, { recursive: true, force: true }) };
}
