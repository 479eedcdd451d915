import { VALEA_SAMPLES } from 'astro:env/server';

/** Whether the page may show it: stories, films and sounds that are samples stay out of production. */
export const isShown = ({ sample }: { sample: boolean }): boolean => VALEA_SAMPLES || !sample;
