import { VALEA_SAMPLES } from 'astro:env/server';

/** Whether the page may show it: sample stories, films and recordings are left out of production. */
export const isShown = ({ sample }: { sample: boolean }): boolean => VALEA_SAMPLES || !sample;
