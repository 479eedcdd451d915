/** One fault in both languages, each with what to write instead. */
export interface Words {
  readonly de: string;
  readonly en: string;
}
