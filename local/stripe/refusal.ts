/** A Stripe API error: https://docs.stripe.com/api/errors */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { error: { type: string; code?: string; message: string; param?: string } };

  constructor(
    status: number,
    message: string,
    { type = 'invalid_request_error', code, param }: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.body = {
      error: {
        type,
        message,
        ...(code === undefined ? {} : { code }),
        ...(param === undefined ? {} : { param }),
      },
    };
  }
}

export const noSuch = (what: string, id: string, param = 'id') =>
  new Refusal(param === 'id' ? 404 : 400, `No such ${what}: '${id}'`, { code: 'resource_missing', param });

export const notNow = (message: string, code?: string) =>
  new Refusal(400, message, code === undefined ? {} : { code });
