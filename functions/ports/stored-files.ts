export interface StoredFileLink {
  url: string;
  until: Date;
  bytes: number;
}

type LinkFound =
  | { state: 'found'; link: StoredFileLink }
  | { state: 'missing' }
  /**
   * The service refuses our account: a right is missing, or the file is, which it only tells accounts that may list.
   * Needs repair by the operator. `isNew`: not refused before.
   */
  | { state: 'forbidden'; isNew: boolean }
  | { state: 'unavailable'; reason: string };

export interface StoredFiles {
  link(path: string, now: Date): Promise<LinkFound>;
}
