/** The current time. Locally and in tests a request may set it, so that a test can pass weeks in seconds. */
export function clockIn(environment: string | undefined, headers: Headers): () => Date {
  if (environment !== 'test' && environment !== 'local') return () => new Date();
  return () => {
    const told = new Date(headers.get('X-Valea-Now') ?? '');
    return Number.isNaN(told.getTime()) ? new Date() : told;
  };
}
