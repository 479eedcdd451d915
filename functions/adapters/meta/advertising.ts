import { createGraph } from './graph.ts';
import type { Settings } from '../../settings.ts';
import type { AdPlatform, Conversion, Conversions } from '../../ports/conversions.ts';

const timeLimitMs = 5_000;

interface Advertising {
  advertises: boolean;
  conversions: Conversions;
  adPlatform: AdPlatform;
}

/** The ad platform (Meta) and its queue. Without a data set nothing is queued, and what was queued before waits. */
export function createAdvertising(settings: Settings, queue: Queue<Conversion>): Advertising {
  const { META_DATASET_ID: dataset, META_ACCESS_TOKEN: token, META_GRAPH_URL: url } = settings;
  if (dataset === undefined || token === undefined) {
    return {
      advertises: false,
      conversions: { report: () => Promise.resolve() },
      adPlatform: { send: () => Promise.resolve({ state: 'locked_out', reason: 'not configured' }) },
    };
  }
  return {
    advertises: true,
    conversions: {
      report: async (conversion) => {
        await queue.send(conversion);
      },
    },
    adPlatform: createGraph({ url, dataset, token, timeLimitMs }),
  };
}
