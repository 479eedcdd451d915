import { start, type Report } from '../diagnostic.ts';

/**
 * The statutory model, word for word: a defective notice extends the period to a year and fourteen days. Only the
 * company and the address of the form are filled in.
 * @see https://www.gesetze-im-internet.de/bgbeg/anlage_1.html
 */
const model = [
  'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
  'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
  'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (…) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.',
  'Sie können Ihr Widerrufsrecht auch online unter … ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
  'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
];

/** The German text is the one that counts. */
export function checkWithdrawalNotice(body: string, report: Report): void {
  const paragraphs = body
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replace(/\(\{\{companyName\}\}.*?\{\{email\}\}\)/, '(…)')
    .replace(/\{\{site\}\}\/de\/widerruf/, '…')
    .split('\n\n');
  for (const text of model)
    if (!paragraphs.includes(text)) report('withdrawal-notice-changed', start, { text });
}
