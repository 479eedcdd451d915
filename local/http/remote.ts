/** Calls a running stand-in from tests, in workerd, too. */
export const remote =
  (url: string) =>
  async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(url + path, { method, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok)
      throw new Error(`${method} ${url}${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
