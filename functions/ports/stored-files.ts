/** A signed link to one stored file. */
export interface StoredFileLink {
  url: string;
  until: Date;
  bytes: number;
}

type LinkFound =
  | { state: 'found'; link: StoredFileLink }
  /** There is no such file, or our own account may not read it: the service does not say which. */
  | { state: 'missing' }
  | { state: 'unavailable'; reason: string };

/** Where files lie that not everybody may have. */
export interface StoredFiles {
  /** The link to a file by its path. */
  link(path: string, now: Date): Promise<LinkFound>;
}
