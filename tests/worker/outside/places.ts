import { inject, type ProvidedContext } from 'vitest';
import { remoteUpstream } from '../../faults/remote.ts';
import { remoteMeta } from '../../../local/meta/remote.ts';
import { remoteStripe } from '../../../local/stripe/remote.ts';
import type { Endpoint } from '../../../src/api/endpoint.ts';

interface Place {
  url: string;
  control: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    keys: Place;
    dataApi: Place;
    accounts: Place;
    slow: Place;
    hanging: Place;
    stalling: Place;
    dripping: Place;
    meta: string;
    /** The account is the JSON that the Worker signs links with. */
    storage: { url: string; account: string };
    stripe: string;
    laterStripe: string;
    renewingStripe: string;
    endpoints: readonly Pick<Endpoint, 'method' | 'path'>[];
    /** How many visitors come to the storm. */
    visitors: number;
    /** For what a test does in a random order: the same one does it in the same order. */
    seed: number;
  }
}

type Faulty = { [Name in keyof ProvidedContext]: ProvidedContext[Name] extends Place ? Name : never };

const place = (name: Faulty[keyof ProvidedContext]) => ({
  url: inject(name).url,
  ...remoteUpstream(inject(name).control),
});

/** The services beyond the Worker, steered from inside the runtime. */
export const keySource = place('keys');
export const dataApi = place('dataApi');
export const accountService = place('accounts');

/** Four that take their time, to be waited for side by side. */
export const lateServices = {
  slow: place('slow'),
  hanging: place('hanging'),
  stalling: place('stalling'),
  dripping: place('dripping'),
};

/** The ad platform, which shows what it received. */
export const meta = remoteMeta(inject('meta'));

/** The payment service: what people, banks and time do there. */
export const stripe = remoteStripe(inject('stripe'));

/** Others, whose clocks may be moved. Time never goes back there, and nobody buys in the future: one for each test. */
export const laterStripe = remoteStripe(inject('laterStripe'));
export const renewingStripe = remoteStripe(inject('renewingStripe'));
