import { existsSync } from 'node:fs';
import { run } from '../../../scripts/setup/processes.ts';

const folder = '/usr/share/java';
/** Apache Preflight with what it needs of a Java that has left some of it out: https://pdfbox.apache.org */
const jars = [
  'preflight',
  'pdfbox2',
  'pdfbox2-tools',
  'fontbox2',
  'xmpbox',
  'commons-logging',
  'javax.activation',
  'jaxb-api',
].map((name) => `${folder}/${name}.jar`);
const packages = [
  'libpdfbox2-java',
  'libactivation-java',
  'libjaxb-api-java',
  'default-jre-headless',
  'zbar-tools',
];

const areThere = () => [...jars, '/usr/bin/java', '/usr/bin/zbarimg'].every((file) => existsSync(file));

/**
 * Whether a validator of PDF/A and a reader of QR codes are there: Debian's packages, installed where they are missing.
 * No package of npm validates PDF/A. Elsewhere than on Debian the tests that ask for them are skipped.
 */
export async function findPdfTools(): Promise<boolean> {
  if (areThere()) return true;
  if (!existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing a validator of PDF/A and a reader of QR codes for the tests (once) …');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--no-install-recommends', ...packages]]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', '-q', '-y', ...args];
    await run(command, rest, { env });
  }
  return areThere();
}

const java = async (main: string, ...args: string[]) =>
  (await run('java', ['-cp', jars.join(':'), main, ...args])).output;

/** What the validator says against each file as PDF/A-1b; nothing where it is one. */
export async function faultsOfPdfA(file: string): Promise<string> {
  const output = await java('org.apache.pdfbox.preflight.Validator_A1b', file);
  return output.includes('is a valid PDF/A-1b file') ? '' : output;
}

/** The text of a PDF as somebody copies it out of a viewer. */
export const textOfPdf = (file: string) =>
  java('org.apache.pdfbox.tools.PDFBox', 'ExtractText', '-console', '-encoding', 'UTF-8', file);

/** What the QR code of a picture says; before it the reader may complain of a machine without a desktop. */
export const codeIn = async (picture: string) =>
  (await run('zbarimg', ['-q', '--raw', picture])).output.trim().split('\n').at(-1)?.trim();
