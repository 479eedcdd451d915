/**
 * Advertising lint for reimbursement: a text that says what insurers pay back must also say which insurers (statutory
 * ones) and when (after the whole course). Law: UWG §5a, and SGB V §20 (5) in the insurers' guide to prevention.
 */
import type { Locale } from '#domain/text/locales.ts';
import type { Message } from '../diagnostic.ts';

/** A share of the fee always needs its condition beside it. */
const share =
  /\{\{\s*reimbursementM(?:in|ax)\s*\}\}|\b(?:ein|einen|der) (?:groß|größt)\w* Teil\b|\bbis zu (?:100|\{\{)|\bup to (?:100|\{\{)|\b(?:75|100)\s?(?:%|Prozent|per ?cent)|\ba (?:large|big|good|great) (?:part|share|deal of (?:it|the fee))\b|\bmost of (?:it|the fee)\b/i;

const payment =
  /\b(?:Kranken)?kassen?\b[^.?!]{0,60}\b(?:erstatte|zahl|übernehm|übernimm|beteilig|bezuschuss|überweis)\w*|\b(?:erstatte|zahl|übernehm|übernimm|beteilig|bezuschuss|überweis)\w*\b[^.?!]{0,40}\b(?:Kranken)?kassen?\b|\bbezuschusst\b|\b(?:gibt|kommt|kommen)\b[^.?!]{0,40}\b(?:Erstattung|zurück)\b|\binsurers?\b[^.?!]{0,60}\b(?:pays?|reimburses?|contributes?|covers?|transfers?|subsidises?)\b|\breimbursed?\b[^.?!]{0,30}\bby\b|\b(?:money|fee|part of it)\b[^.?!]{0,30}\b(?:comes|paid|get|gets) back\b/i;

/** A question or a denial. */
const openOrDenied =
  /\b(?:wie viel|wie oft|was|ob|welche\w*|how much|how many|how often|what|whether|which)\b[^.?!:]*$/i;
const denied =
  /\b(?:kein\w*|nicht|nichts|niemand|nobody|no|not|nothing|never|only)\b|n[’']t\b|\bnur (?:der|wer|für)\b/i;

/** Another benefit, with its own conditions. */
const otherBenefit = /Ernährungstherapie|nutrition therapy/i;

const statutory = /gesetzlich|statutory/i;
const completed =
  /abschluss|abgeschlossen|abschließ|schließ\w* [^.]{0,40} ab\b|gehört und jedes quiz|ganzen kurs|complet|whole course|listened to (?:all|every)|heard every/i;

const sentences = (text: string) => text.split(/(?<=[.?!:])\s+|\n+/);

function claims(sentence: string): string | undefined {
  const named = share.exec(sentence)?.[0];
  if (named !== undefined) return named;
  const paid = payment.exec(sentence);
  if (!paid || sentence.trimEnd().endsWith('?') || denied.test(sentence)) return undefined;
  return openOrDenied.test(sentence.slice(0, paid.index + paid[0].length)) ? undefined : paid[0];
}

interface Unconditioned {
  /** The phrase that mentions reimbursement. */
  readonly text: string;
  /** What is not said beside it. */
  readonly missing: Message;
}

const whoPays: Message = { de: 'welche Kassen (gesetzliche)', en: 'which insurers (statutory)' };
const when: Message = { de: 'wann (nach dem Abschluss)', en: 'when (once the course is completed)' };

/**
 * A mention of reimbursement without its condition. `beside` is what is shown with the text; it counts only for bare
 * figures, such as a table cell, which has no room for a condition.
 */
export function unconditionedIn(text: string, beside = ''): Unconditioned | undefined {
  if (otherBenefit.test(text)) return undefined;
  const said = sentences(text).map(claims).find(Boolean);
  if (said === undefined) return undefined;
  const words = text
    .replaceAll(/\{\{\w+\}\}|[\d%€.,+–]/g, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const whole = words.length <= 4 ? `${text} ${beside}` : text;
  const missing = [...(statutory.test(whole) ? [] : [whoPays]), ...(completed.test(whole) ? [] : [when])];
  if (missing.length === 0) return undefined;
  const named = (locale: Locale) => missing.map((each) => each[locale]).join('; ');
  return { text: said, missing: { de: named('de'), en: named('en') } };
}
