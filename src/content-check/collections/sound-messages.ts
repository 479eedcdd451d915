import type { Message } from '../message.ts';

/** What the check says of recordings and samples. */
export const soundMessages = {
  'course-sample-missing': ({ sample }: { sample: string }): Message => ({
    de: `Die Hörprobe ${sample} fehlt, und die Kursseite bietet sie an. Leg eine kurze Aufnahme als AAC in .m4a dorthin.`,
    en: `The sample ${sample} is missing, and the course's page offers it. Put a short recording there, as AAC in .m4a.`,
  }),
  'course-sample-seconds': ({ sample, seconds }: { sample: string; seconds: number }): Message => ({
    de: `sound: ${sample} dauert ${seconds} Sekunden. Schreib das bei seconds.`,
    en: `sound: ${sample} lasts ${seconds} seconds. Write that as seconds.`,
  }),
  'sound-missing': (): Message => ({
    de: 'Zu diesem Modul gibt es nichts zu hören. Leg die Aufnahme als recording.m4a daneben, oder sprich ein Muster: node scripts/commands/course-samples.ts',
    en: 'There is nothing to hear of this module. Put the recording beside it as recording.m4a, or have a sample spoken: node scripts/commands/course-samples.ts',
  }),
  'sound-unreadable': ({ file }: { file: string }): Message => ({
    de: `${file} ist keine ganze MP4-Tondatei. Exportier sie neu als AAC in .m4a, und leg sie wieder hierher.`,
    en: `${file} is no whole MP4 sound file. Export it again as AAC in .m4a, and put it back here.`,
  }),
  'sound-short': ({ seconds, least }: { seconds: number; least: number }): Message => ({
    de: `recording.m4a dauert ${seconds} Sekunden; für diesen Text sind es mindestens ${least}. Leg die ganze Aufnahme hierher, oder kürze den Text.`,
    en: `recording.m4a lasts ${seconds} seconds; this text takes at least ${least}. Put the whole recording here, or shorten the text.`,
  }),
  'starts-order': (): Message => ({
    de: "starts: Das erste Kapitel beginnt bei '0:00', und jedes weitere später als das davor.",
    en: "starts: the first chapter begins at '0:00', and each one later than the one before.",
  }),
  'starts-count': ({ count, chapters }: { count: number; chapters: number }): Message => ({
    de: `starts: Hier stehen ${count} Zeiten, und das Skript hat ${chapters} Kapitel. Schreib für jedes eine.`,
    en: `starts: there are ${count} times, and the script has ${chapters} chapters. Write one for each.`,
  }),
  'starts-alone': ({ sound }: { sound: string }): Message => ({
    de: `Diese Zeiten gehören zu ${sound}, und die Datei fehlt. Leg sie daneben, oder lösch diese.`,
    en: `These times belong to ${sound}, and that file is missing. Put it beside this one, or remove this one.`,
  }),
  'starts-beyond': ({ sound }: { sound: string }): Message => ({
    de: `starts: Das letzte Kapitel begänne, wenn ${sound} schon zu Ende ist. Schreib die richtige Zeit.`,
    en: `starts: the last chapter would begin when ${sound} is over. Write the right time.`,
  }),
};
