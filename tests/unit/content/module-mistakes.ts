import { facts } from '#domain/company/facts.ts';
import type { ContentProject, Mistake } from './content-project.ts';
import { inFile, put, without } from './content-mistakes.ts';

const module = 'courses/zpp/01-ankommen-am-tisch';
export const script = `${module}/script.md`;
const workbook = `${module}/workbook.yaml`;
const quiz = `${module}/quiz.yaml`;
const sample = `${module}/sample.yaml`;
const times = "starts: ['0:00', '0:07', '0:20', '0:32', '0:45', '0:55']\n";
const surplus = '      - text: Noch eine\n        feedback: Nein.\n';

const next = String(facts.course.modules + 1).padStart(2, '0');
const oneMore = `zpp/${next}-mehr`;
const inOtherCourse = `zpp2/${next}-ankommen-am-tisch`;
const certificate = `zpp/${next}-bescheinigung`;

const beside =
  (name: string) =>
  ({ copy }: ContentProject) =>
    copy(module, `courses/${name}`);
const recorded = ({ copy }: ContentProject) => copy(`${module}/sample.m4a`, `${module}/recording.m4a`);

/** Possible mistakes in the modules of the courses, with their place. */
export const moduleMistakes: readonly Mistake[] = [
  ['file-name', `${module}/text.md:1:1`, put(`${module}/text.md`, 'x')],
  ['module-missing', 'courses/zpp:1:1', without(module)],
  ['module-surplus', `courses/${oneMore}:1:1`, beside(oneMore)],
  ['id-twice', 'courses/zpp/01-noch-eins:1:1', beside('zpp/01-noch-eins')],
  ['id-twice', `courses/${inOtherCourse}:1:1`, beside(inOtherCourse), ['module-surplus']],
  ['id-twice', `courses/${certificate}:1:1`, beside(certificate), ['module-surplus']],
  ['file-required', `${module}/quiz.yaml:1:1`, without(`${module}/quiz.yaml`)],
  ['review-unsigned', `${script}:2:9`, inFile(script, 'review: waiting', 'review: given')],
  ['key-missing', `${script}:22:1`, inFile(script, /sources:\n( .*\n)+/, '')],
  ['key-missing', `${script}:13:1`, inFile(script, /exercises:\n( .*\n)+/, ''), ['minutes-few']],
  ['sources-undated', `${script}:4:3`, inFile(script, / {4}published: .*\n/g, '')],
  ['shape-expected', `${script}:6:16`, inFile(script, "'2024-03'", 'März 2024')],
  ['minutes-few', `${script}:14:3`, inFile(script, 'minutes: 15', 'minutes: 5')],
  ['number-range', `${script}:15:14`, inFile(script, 'minutes: 15', 'minutes: 45'), ['minutes-few']],
  ['script-shape', `${script}:34:1`, inFile(script, '\n## Schön', '\nHallo.\n\n## Schön')],
  ['script-shape', `${script}:36:1`, inFile(script, '\nHallo und', '\n- eins\n- zwei\n\nHallo und')],
  ['script-length', `${script}:1:1`, inFile(script, '\nHallo und', `\n${'Wort '.repeat(600)}\n\nHallo und`)],
  ['script-chapters', `${script}:1:1`, inFile(script, /\n## (?!Schön)[^\n]*\n/g, '\n'), ['starts-count']],
  ['chapter-empty', `${script}:1:1`, inFile(script, '\n## Deine Woche', '\n## Leer\n$&'), ['starts-count']],
  ['sound-missing', `${script}:1:1`, without(`${module}/sample.m4a`), ['starts-alone']],
  ['sound-unreadable', `${script}:1:1`, put(`${module}/recording.m4a`, 'kein Ton')],
  ['sound-short', `${script}:1:1`, recorded],
  ['course-sample-missing', 'courses/zpp.yaml:8:8', without('courses/zpp/sample.m4a')],
  ['sound-unreadable', 'courses/zpp.yaml:8:8', put('courses/zpp/sample.m4a', 'kein Ton')],
  ['course-sample-seconds', 'courses/zpp.yaml:8:8', inFile('courses/zpp.yaml', 'seconds: 20', 'seconds: 90')],
  ['starts-order', `${sample}:1:9`, inFile(sample, "'0:00'", "'0:03'")],
  ['starts-order', `${sample}:1:9`, inFile(sample, "'0:20'", "'0:02'")],
  ['starts-count', `${sample}:1:9`, inFile(sample, ", '0:55'", '')],
  ['starts-beyond', `${sample}:1:9`, inFile(sample, "'0:55'", "'9:55'")],
  ['starts-alone', `${module}/recording.yaml:1:1`, put(`${module}/recording.yaml`, times)],
  ['options-unfit', `${workbook}:7:15`, inFile(workbook, 'kind: lines', 'kind: choice')],
  ['id-twice', `${workbook}:3:3`, inFile(workbook, 'id: tag-zwei', 'id: tag-eins')],
  ['answer-right', `${quiz}:4:7`, inFile(quiz, '        right: true\n', '')],
  ['answers-many', `${quiz}:4:7`, inFile(quiz, '    answers:\n', `    answers:\n${surplus.repeat(2)}`)],
  ['list-count', `${quiz}:2:3`, inFile(quiz, / {2}- question: Ein Tag[^]*$/, '')],
];
