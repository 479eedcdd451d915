/**
 * The yardstick of `npm run bench:api` for the embedded data API: a Worker that runs one prepared statement a request,
 * looks at nothing and answers with what the database says.
 */
interface Statement {
  bind: (...values: readonly string[]) => { all: () => Promise<unknown> };
}

let statement: Statement | undefined;

export default {
  async fetch(_request: Request, env: { DB: { prepare: (text: string) => Statement } }) {
    statement ??= env.DB.prepare('SELECT * FROM users WHERE firebase_uid = ?');
    return Response.json(await statement.bind('nobody').all());
  },
};
