import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

async function finished(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}.`);
}

const quiet = ['-hide_banner', '-loglevel', 'error', '-y'] as const;

const ffmpeg = (...options: string[]): Promise<void> =>
  finished(spawn('ffmpeg', [...quiet, ...options], { stdio: ['ignore', 'inherit', 'inherit'] }));

/** Takes pictures one after the other and keeps them without loss. */
export function recorder(
  file: string,
  rate: number,
): { add: (png: Buffer) => Promise<void>; close: () => Promise<void> } {
  const input = ['-f', 'image2pipe', '-framerate', String(rate), '-i', '-'];
  const child = spawn('ffmpeg', [...quiet, ...input, '-c:v', 'ffv1', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const end = finished(child);
  return {
    add: async (png) => {
      if (!child.stdin.write(png)) await once(child.stdin, 'drain');
    },
    close: async () => {
      child.stdin.end();
      await end;
    },
  };
}

/** WebM for browsers that have VP9, MP4 for all others. */
export async function encode(master: string, webm: string, mp4: string): Promise<void> {
  const colour = ['-pix_fmt', 'yuv420p', '-an'];
  await ffmpeg(
    '-i',
    master,
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '30',
    '-row-mt',
    '1',
    '-cpu-used',
    '2',
    '-g',
    '240',
    ...colour,
    webm,
  );
  await ffmpeg(
    '-i',
    master,
    '-c:v',
    'libx264',
    '-preset',
    'slower',
    '-tune',
    'animation',
    '-crf',
    '21',
    '-movflags',
    '+faststart',
    ...colour,
    mp4,
  );
}
