/** An error of Stripe's API: https://docs.stripe.com/api/errors */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, message: string, more: { type?: string; code?: string; param?: string } = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', message, ...more } };
  }
}

export const noSuch = (kind: string, id: string, param?: string) =>
  new Refusal(param === undefined ? 404 : 400, `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
  });

export const refused = (message: string, code?: string) =>
  new Refusal(400, message, code === undefined ? {} : { code });
