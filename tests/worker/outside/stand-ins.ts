import { inject, type ProvidedContext } from 'vitest';
import { remoteUpstream } from '../../faults/remote.ts';
import { remoteMeta } from '../../../local/meta/remote.ts';
import { remoteStripe } from '../../../local/stripe/remote.ts';
import type { Endpoint } from '../../../src/api/endpoint.ts';

interface StandIn {
  url: string;
  control: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    keys: StandIn;
    dataApi: StandIn;
    accounts: StandIn;
    meta: string;
    /** `account`: the service account's JSON for signing links. */
    storage: { url: string; account: string };
    stripe: string;
    laterStripe: string;
    renewingStripe: string;
    collectingStripe: string;
    losingStripe: string;
    /** With all codes that each may answer with. */
    endpoints: readonly Pick<Endpoint, 'method' | 'path' | 'codes'>[];
    /** In the storm test. */
    visitors: number;
    members: number;
    /** Seeds random orders, so that they can be repeated. */
    seed: number;
  }
}

type Faulty = { [Name in keyof ProvidedContext]: ProvidedContext[Name] extends StandIn ? Name : never };

const standIn = (name: Faulty[keyof ProvidedContext]) => ({
  url: inject(name).url,
  ...remoteUpstream(inject(name).control),
});

/** Stand-ins outside the Worker, controlled from inside the runtime. */
export const keySource = standIn('keys');
export const dataApi = standIn('dataApi');
export const accountService = standIn('accounts');

/** The ad platform, with what it received. */
export const meta = remoteMeta(inject('meta'));

/** The payment service, with what people, banks and time do there. */
export const stripe = remoteStripe(inject('stripe'));

/** Others with a movable clock, which cannot go back: one for each test. */
export const laterStripe = remoteStripe(inject('laterStripe'));
export const renewingStripe = remoteStripe(inject('renewingStripe'));
export const collectingStripe = remoteStripe(inject('collectingStripe'));
export const losingStripe = remoteStripe(inject('losingStripe'));
