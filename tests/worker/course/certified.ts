import { anna, graduate, numberIn, request } from '../outside/graduate.ts';

/** A participant with a certificate in that name. */
export async function certified(name: string, asked: object = anna) {
  const her = await graduate(name);
  return { her, number: numberIn((await request(her, asked)).body) };
}
