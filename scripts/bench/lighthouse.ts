import lighthouse from 'lighthouse';

/** How the network is slow: `simulated` computes it from a fast load, `slowed` really waits, and sees what shifts. */
type Throttling = 'simulated' | 'slowed';

interface Visit {
  throttling: Throttling;
  /** Whether what earlier visits have left in the browser's cache is kept. */
  again?: boolean;
  form?: 'phone' | 'desktop';
}

export interface Reading {
  scores: number[];
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  bytes: number;
  scriptBytes: number;
  /** The element that was painted largest, and those that were moved. */
  largest: string;
  shifted: string[];
  failedRequests: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface NetworkItem {
  url: string;
  statusCode: number;
  finished?: boolean;
  resourceType?: string;
  transferSize?: number;
}

interface NodeItem {
  node?: { selector?: string };
}

/** Elements that an audit or insight names, wherever in its details they stand. */
function selectorsIn(details: unknown): string[] {
  if (typeof details !== 'object' || details === null) return [];
  const { node } = details as NodeItem;
  const own = node?.selector === undefined ? [] : [node.selector];
  const kind = details as { type?: string; selector?: string };
  const self = kind.type === 'node' && kind.selector !== undefined ? [kind.selector] : [];
  return [...own, ...self, ...Object.values(details).flatMap((value) => selectorsIn(value))];
}

const desktop = {
  formFactor: 'desktop',
  screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
} as const;

/** One visit by Lighthouse as a phone, or a desktop, on slow 4G. */
export async function read(url: string, debuggingPort: number, visit: Visit): Promise<Reading> {
  const { throttling, again = false, form = 'phone' } = visit;
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: throttling === 'simulated' && !again ? categories : ['performance'],
    throttlingMethod: throttling === 'simulated' ? 'simulate' : 'devtools',
    disableStorageReset: again,
    ...(form === 'desktop' ? desktop : {}),
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { audits, categories: found } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests = details && 'items' in details ? (details.items as unknown as NetworkItem[]) : [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    scores: categories.map((id) => Math.round((found[id]?.score ?? 0) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
    scriptBytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    largest: selectorsIn(audits['lcp-breakdown-insight']?.details)[0] ?? '',
    shifted: [...new Set(selectorsIn(audits['cls-culprits-insight']?.details))],
    failedRequests: requests
      .filter(({ statusCode, finished }) => statusCode >= 400 || statusCode <= 0 || finished === false)
      .map(({ url: address, statusCode }) => `${statusCode} ${address}`),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
