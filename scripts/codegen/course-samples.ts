/**
 * Synthesises a short sample for every module that has no recording yet: titles and first sentences of its chapters.
 * Needs
 * Debian's packages `espeak-ng` and `ffmpeg`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chaptersOf } from '#domain/course/script.ts';
import { readContent } from '../../src/content-check/check-content.ts';

const rate = 22_050;
const bytesASecond = rate * 2;
const pauseSeconds = 0.7;
/** Characters a chapter. */
const spoken = 140;

const project = process.cwd();
const desk = mkdtempSync(join(tmpdir(), 'samples-'));

function beginningOf(text: string): string {
  const sentences = text.match(/[^.!?]+[.!?]+/g) ?? [text];
  let said = '';
  for (const sentence of sentences)
    if (said === '' || said.length + sentence.length <= spoken) said += sentence;
    else break;
  return said.trim();
}

/** 16-bit mono samples, without the file's header. */
function speak(text: string): Buffer {
  const file = join(desk, 'spoken.wav');
  execFileSync('espeak-ng', ['-v', 'de', '-s', '150', '-w', file, text]);
  const wav = readFileSync(file);
  return wav.subarray(wav.indexOf('data') + 8);
}

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60))}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const { entries } = await readContent('courseScripts', project);
const pause = Buffer.alloc(Math.round(rate * pauseSeconds) * 2);
for (const { file, body = '' } of entries) {
  const folder = join(project, dirname(file));
  const parts: Buffer[] = [];
  const starts: string[] = [];
  for (const { title, paragraphs } of chaptersOf(body)) {
    starts.push(clock(Buffer.concat(parts).length / bytesASecond));
    parts.push(speak(`${title}.`), pause, speak(beginningOf(paragraphs[0] ?? '')), pause);
  }
  const raw = join(desk, 'all.raw');
  writeFileSync(raw, Buffer.concat(parts));
  const input = ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', raw];
  const output = [
    '-c:a',
    'aac',
    '-b:a',
    '24k',
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    '-bitexact',
  ];
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output, join(folder, 'sample.m4a')]);
  writeFileSync(join(folder, 'sample.yaml'), `starts: [${starts.map((start) => `'${start}'`).join(', ')}]\n`);
}
rmSync(desk, { recursive: true });
console.log(`${String(entries.length)} samples`);
