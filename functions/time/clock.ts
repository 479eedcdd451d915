/** The current time. Locally and in tests a request may set it, so that a test can pass weeks in seconds. */
export function clockIn(environment: string | undefined, headers: Headers): () => Date {
  if (environment !== 'test' && environment !== 'local') return () => new Date();
  return () => {
    const given = new Date(headers.get('X-Valea-Now') ?? '');
    return Number.isNaN(given.getTime()) ? new Date() : given;
  };
}
