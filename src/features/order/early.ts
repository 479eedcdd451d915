import { createHash } from 'node:crypto';

/** An inline script behind the skeleton: without a product in the address nothing is loaded, and the way to the offers stands there. */
function beforeHydration() {
  const choice = document.querySelector<HTMLTemplateElement>('#order-choice');
  if (!choice || new URLSearchParams(location.search).has('product')) return;
  document.getElementById('order')?.replaceChildren(document.importNode(choice.content, true));
}

/** The function's own source, as it stands in the page. */
export const earlyScript = `(${beforeHydration.toString()})()`;

/** What the page's own policy must allow. */
export const earlyHash = `sha256-${createHash('sha256').update(earlyScript).digest('base64')}` as const;
