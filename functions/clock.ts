/**
 * What time it is for a request. Tests walk through weeks in seconds: on a laptop and in tests, and nowhere else, the
 * request itself may say so.
 */
export function clockIn(environment: string | undefined, headers: Headers): () => Date {
  const told = new Date(headers.get('X-Valea-Now') ?? '');
  const isHeard = environment === 'test' || environment === 'local';
  return isHeard && !Number.isNaN(told.getTime()) ? () => told : () => new Date();
}
