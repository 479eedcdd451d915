import type * as runtime from '@cloudflare/workers-types';

/** Types of the Worker's runtime that the code under test names; all of its globals would replace the browser's. */
declare global {
  type D1Database = runtime.D1Database;
  type Message<Body = unknown> = runtime.Message<Body>;
}
