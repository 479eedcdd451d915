import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Film {
  source?: { kind?: string; host?: string };
}

/** Whose frames our pages may hold: the hosts of the films that lie elsewhere, and nobody else's. */
export const filmHosts = (): string[] => {
  const films = globSync('src/content/films/*.yaml').map((file) => parse(readFileSync(file, 'utf8')) as Film);
  return [...new Set(films.flatMap(({ source }) => (source?.kind === 'embed' ? [source.host ?? ''] : [])))];
};
