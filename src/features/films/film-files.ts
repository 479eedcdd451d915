/** Our own films and captions, by file name. */
const films = import.meta.glob<string>('../../assets/films/*.{mp4,webm}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const captions = import.meta.glob<string>('../../content/films/*.vtt', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const captionTexts = import.meta.glob<string>('../../content/films/*.vtt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function the(files: Record<string, string>, path: string): string {
  const found = files[path];
  if (found === undefined) throw new Error(`There is no ${path.replaceAll('../', '')} for a film`);
  return found;
}

export const filmAddress = (file: string) => the(films, `../../assets/films/${file}`);

/** The lighter file first; without a WebM, the MP4 only. */
export function filmSources(file: string): { address: string; type: string }[] {
  const webm = films[`../../assets/films/${file.replace(/\.mp4$/, '.webm')}`];
  const mp4 = { address: filmAddress(file), type: 'video/mp4' };
  return webm === undefined ? [mp4] : [{ address: webm, type: 'video/webm' }, mp4];
}

export const captionsAddress = (name: string) => the(captions, `../../content/films/${name}.vtt`);

/** Made from the captions, a paragraph per cue. */
export const transcript = (name: string) =>
  the(captionTexts, `../../content/films/${name}.vtt`)
    .split(/\r?\n\s*\r?\n/)
    .filter((block) => block.includes('-->'))
    .map((block) =>
      block
        .slice(block.indexOf('\n', block.indexOf('-->')))
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
