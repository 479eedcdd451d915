/**
 * What a certificate costs the Worker: processor time of drawing one, warm, with the build of the PDF library that the
 * Worker loads (it packs in JavaScript, where Node's own build has the platform's zlib).
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { typefacesOnDisk, sampleCertificate } from '../bench/documents.ts';

const ofTheWorker = pathToFileURL('node_modules/pdfkit/js/pdfkit.browser.mjs').href;
registerHooks({
  resolve: (name, context, next) =>
    name === 'pdfkit' ? { url: ofTheWorker, format: 'module', shortCircuit: true } : next(name, context),
});
const { createPaper } = await import('../../functions/documents/paper.ts');
const { drawCertificate } = await import('../../functions/course/certificate-page.ts');

const typefaces = typefacesOnDisk();
const rounds = 200;
const warmUp = 50;

async function milliseconds(name: string): Promise<number> {
  const before = process.cpuUsage();
  const paper = createPaper(typefaces, {
    title: 'Teilnahmebescheinigung',
    author: 'Valea',
    made: new Date(0),
  });
  drawCertificate(paper, { ...sampleCertificate, name }, 'https://www.valea.example');
  await paper.finish();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

for (const name of ['Łucja Öztürk-Großmann', 'Nguyễn Thị Hồng Phượng', 'Ελένη Παπαδοπούλου']) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await milliseconds(name));
  const warm = times.slice(warmUp).sort((a, b) => a - b);
  const [first = 0] = times;
  const at = (share: number) => (warm[Math.floor(warm.length * share)] ?? 0).toFixed(1);
  console.log(
    `certificate, ${name}: ${at(0.5)} ms of processor time warm (median; 95 % within ${at(0.95)} ms), the first ${first.toFixed(1)} ms`,
  );
}
