/** Missing in TypeScript, as only Chromium has it. */

interface Document {
  /** https://developer.mozilla.org/docs/Web/API/Document/prerendering */
  readonly prerendering?: boolean;
}

interface Navigator {
  /** https://developer.mozilla.org/docs/Web/API/NetworkInformation */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
