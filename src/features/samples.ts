import { VALEA_SAMPLES } from 'astro:env/server';

/** Whether the page may show it: production leaves out sample stories, films, recordings and claims. */
export const isShown = ({ sample }: { sample: boolean }): boolean => VALEA_SAMPLES || !sample;
