export const diagnosticsAddress = '/_content-diagnostics';
export const diagnosticsChanged = 'content-diagnostics:changed';

export interface ShownDiagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly de: string;
  readonly en: string;
  /** Path prefixes of the pages that show it. */
  readonly pages: readonly string[];
}

export interface DiagnosticsReport {
  readonly diagnostics: readonly ShownDiagnostic[];
}
