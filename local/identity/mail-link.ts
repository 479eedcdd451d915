/**
 * A mailed link as the project's own page for such links would have it, which in production is set in the provider's
 * console: the login page, with what the link is for and its code.
 */
export function mailLink(link: string): string {
  const mailed = new URL(link);
  const onward = mailed.searchParams.get('continueUrl');
  if (onward === null || !URL.canParse(onward)) return link;
  const page = new URL(onward);
  for (const name of ['mode', 'oobCode', 'apiKey', 'lang']) {
    const value = mailed.searchParams.get(name);
    if (value !== null) page.searchParams.set(name, value);
  }
  return page.href;
}
