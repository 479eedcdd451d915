/** A signed link to one stored file. */
export interface StoredFileLink {
  url: string;
  until: Date;
  bytes: number;
}

type LinkFound =
  | { state: 'found'; link: StoredFileLink }
  /** The service says that there is no such file. */
  | { state: 'missing' }
  /**
   * The service refuses our own account: a right is missing, or the file is, of which it tells only those who may list.
   * Somebody has to mend it. `isNew`: not refused before.
   */
  | { state: 'forbidden'; isNew: boolean }
  | { state: 'unavailable'; reason: string };

/** Where files lie that not everybody may have. */
export interface StoredFiles {
  /** The link to a file by its path. */
  link(path: string, now: Date): Promise<LinkFound>;
}
