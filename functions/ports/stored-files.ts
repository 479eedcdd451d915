export interface StoredFileLink {
  url: string;
  until: Date;
  bytes: number;
}

type LinkFound =
  | { state: 'found'; link: StoredFileLink }
  | { state: 'missing' }
  /**
   * The service refuses our account: a permission is missing, or the file, which it only reveals to accounts that may
   * list. The operator has to fix it. `isNew`: not refused before.
   */
  | { state: 'forbidden'; isNew: boolean }
  | { state: 'unavailable'; reason: string };

export interface StoredFiles {
  link(path: string, now: Date): Promise<LinkFound>;
}
