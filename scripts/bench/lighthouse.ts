import lighthouse from 'lighthouse';

export interface Reading {
  scores: number[];
  lcp: number;
  cls: number;
  tbt: number;
  bytes: number;
  failedRequests: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface NetworkItem {
  url: string;
  statusCode: number;
  finished?: boolean;
}

/** One Lighthouse run as a phone on simulated slow 4G. */
export async function read(url: string, debuggingPort: number): Promise<Reading> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { audits, categories: found } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests = details && 'items' in details ? (details.items as unknown as NetworkItem[]) : [];
  return {
    scores: categories.map((id) => Math.round((found[id]?.score ?? 0) * 100)),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
    failedRequests: requests
      .filter(({ statusCode, finished }) => statusCode >= 400 || statusCode <= 0 || finished === false)
      .map(({ url: address, statusCode }) => `${statusCode} ${address}`),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
