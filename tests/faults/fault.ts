/** What a data API, a key source or any other service may do to its callers. */
export type SingleFault =
  | { mode: 'ok'; body?: string; headers?: Record<string, string> }
  | { mode: 'slow'; milliseconds: number; body?: string }
  /** Accepts the request and never answers. */
  | { mode: 'hang' }
  /** Starts to answer and stops in the middle, keeping the connection open. */
  | { mode: 'stall' }
  /** Answers one byte at a time. */
  | { mode: 'drip'; milliseconds: number }
  /** Nobody listens. */
  | { mode: 'refused' }
  /** Cuts the connection after reading the request. */
  | { mode: 'reset' }
  | { mode: 'status'; status: number; body?: string }
  | { mode: 'redirect'; location: string }
  | { mode: 'html' }
  /** Announces a length and cuts the connection halfway. */
  | { mode: 'half' }
  /** Bytes that are not HTTP at all. */
  | { mode: 'garbage' }
  | { mode: 'big'; bytes: number; declared?: boolean }
  | { mode: 'gzip-bomb'; bytes: number };

/** Every n-th request meets the fault; the others succeed. */
export type Fault = SingleFault | { mode: 'flapping'; every: number; fault: SingleFault };
