import { apt, hasApt } from './apt.ts';
import { run } from './processes.ts';

/** Debian and Ubuntu packages that tests need. */
const packages = [
  // Fonts with the metrics of Arial and Times, Roboto, and Noto Serif: Debian then renders like phones.
  'fonts-liberation',
  'fonts-roboto-unhinted',
  'fonts-noto-core',
  // A PDF/A validator, which npm does not have, and a QR code reader: `tests/fixtures/pdf-tools.ts`.
  'default-jre-headless',
  'libpdfbox2-java',
  'libactivation-java',
  'libjaxb-api-java',
  'zbar-tools',
];

const areInstalled = async () => hasApt() && (await run('dpkg', ['--status', ...packages])).code === 0;

/** Installs them if possible. Without them, the tests of certificates are skipped. */
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
