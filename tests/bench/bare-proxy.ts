import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

/** The yardstick of `npm run bench:api`: Hono’s own proxy helper, which passes everything on and looks at nothing. */
const app = new Hono<{ Bindings: { DATA_API_URL: string } }>();

app.post('/api/graphql', (c) => proxy(c.env.DATA_API_URL, c.req.raw));

export default app;
