/** An address, if a text is one. `URL.canParse` is younger than the oldest browsers that we support. */
export function parseAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
