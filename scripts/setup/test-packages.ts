import { apt, hasApt } from './apt.ts';
import { run } from './processes.ts';

/** What tests use beside npm's packages, as packages of Debian and Ubuntu. */
const packages = [
  // Fonts with the metrics of Arial and Times, Roboto, and Noto Serif: Debian then renders like phones.
  'fonts-liberation',
  'fonts-roboto-unhinted',
  'fonts-noto-core',
  // A validator of PDF/A, which npm does not have, and a reader of QR codes: `tests/fixtures/pdf-tools.ts`.
  'default-jre-headless',
  'libpdfbox2-java',
  'libactivation-java',
  'libjaxb-api-java',
  'zbar-tools',
];

const areInstalled = async () => hasApt() && (await run('dpkg', ['--status', ...packages])).code === 0;

/** Installs them where that is possible. Tests also run without: they say so, and do not validate certificates. */
export async function ensureTestPackages(): Promise<void> {
  if (await areInstalled()) return;
  if (hasApt()) {
    console.log(
      'Installing phone fonts, a validator of PDF/A and a reader of QR codes for the tests (once) …',
    );
    await apt('update');
    await apt('install', '--no-install-recommends', ...packages);
    if (await areInstalled()) return;
  }
  console.log(`Missing: ${packages.join(', ')}.
Tests go on with the fonts of this machine, and skip proving that certificates are PDF/A with a readable QR code.`);
}
