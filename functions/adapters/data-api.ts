import { readAtMost } from '../http/read-at-most.ts';
import type { Witness } from '../ports/upstreams.ts';
import type { DataAnswer, DataApi, DataCall } from '../ports/data-api.ts';

interface DataApiOptions {
  url: string;
  witness: Witness;
  sizeLimit?: number;
}

type Attempt =
  | Extract<DataAnswer, { state: 'answered' }>
  /** `transient`: a retry may succeed. */
  | (Omit<Extract<DataAnswer, { state: 'failed' }>, 'tries'> & { transient: boolean });

const invalid: Attempt = { state: 'failed', code: 'data_api_invalid', transient: false };

const isJson = ({ headers }: Response) =>
  /^application\/(json|graphql-response\+json)\s*(;|$)/i.test(headers.get('Content-Type') ?? '');

/** Of the visitor's headers only the authorization is passed on. */
const headersOf = ({ authorization, requestId }: DataCall) => ({
  Accept: 'application/graphql-response+json, application/json',
  'Content-Type': 'application/json',
  Authorization: authorization,
  'X-Request-Id': requestId,
});

function failureOf(response: Response): Attempt | undefined {
  const { status } = response;
  if (status === 401 || status === 403)
    return { state: 'failed', code: 'data_api_refused', transient: false };
  // A 400 carries GraphQL errors.
  if (status !== 200 && status !== 400) {
    return { state: 'failed', code: 'data_api_unavailable', transient: status >= 500 };
  }
  return isJson(response) ? undefined : invalid;
}

async function attempt(
  url: string,
  call: DataCall,
  body: string,
  sizeLimit: number,
  deadline: AbortSignal,
): Promise<Attempt> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: headersOf(call),
      body,
      signal: deadline,
    });
    const failure = failureOf(response);
    if (failure) {
      await response.body?.cancel();
      return failure;
    }
    const read = await readAtMost(sizeLimit, response);
    return read.state === 'read' ? { state: 'answered', text: read.text } : invalid;
  } catch {
    const timedOut = deadline.aborted && !call.signal.aborted;
    const code = timedOut ? 'data_api_timeout' : 'data_api_unavailable';
    return { state: 'failed', code, transient: !deadline.aborted };
  }
}

/** An external data API. Reads may be retried; a write is sent once, even if its answer is lost. */
export function createDataApi({ url, witness, sizeLimit = 1_000_000 }: DataApiOptions): DataApi {
  async function ask(call: DataCall): Promise<DataAnswer> {
    const deadline = AbortSignal.any([call.signal, AbortSignal.timeout(call.remainingMs())]);
    const body = JSON.stringify(call.request);
    const mostTries = call.operation.kind === 'query' ? 2 : 1;
    for (let tries = 1; ; tries += 1) {
      const result = await attempt(url, call, body, sizeLimit, deadline);
      if (result.state === 'answered') {
        witness('up');
        return result;
      }
      witness(result.code === 'data_api_refused' ? 'refused' : 'failing');
      if (!result.transient || tries >= mostTries) return { state: 'failed', code: result.code, tries };
    }
  }

  return { refusesDeleted: false, ask };
}
