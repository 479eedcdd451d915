/**
 * What time it is for a request. Tests walk through weeks in seconds: on a laptop and in tests, and nowhere else, the
 * request itself may say so.
 */
export function clockIn(environment: string | undefined, headers: Headers): () => Date {
  if (environment !== 'test' && environment !== 'local') return () => new Date();
  return () => {
    const told = new Date(headers.get('X-Valea-Now') ?? '');
    return Number.isNaN(told.getTime()) ? new Date() : told;
  };
}
