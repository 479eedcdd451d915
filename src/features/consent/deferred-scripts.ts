/**
 * A script that waits for consent stands in the page as `<script type="text/plain" data-consent="analytics">`;
 * a module says `data-type="module"` as well. A copy of it runs, because a script that the parser has passed never does.
 */
const waiting = 'script[type="text/plain"][data-consent="analytics"]';

/** A host that never answers holds up the others no longer than this. */
const patienceMs = 8_000;

/**
 * A script from elsewhere settles when it has run or cannot; one in the page has run once it stands there. Their
 * order is kept by waiting for each, not by the browser: its own order would hang with the first that hangs.
 */
function run(placeholder: HTMLScriptElement): Promise<void> {
  const script = placeholder.ownerDocument.createElement('script');
  for (const { name, value } of placeholder.attributes) {
    if (name !== 'type' && name !== 'data-consent' && name !== 'data-type') script.setAttribute(name, value);
  }
  const { type } = placeholder.dataset;
  if (type !== undefined) script.type = type;
  // The attribute is hidden from scripts once the page is parsed; the property is not.
  script.nonce = placeholder.nonce;
  script.text = placeholder.text;
  return new Promise((resolve) => {
    const settled = () => {
      resolve();
    };
    script.addEventListener('load', settled);
    script.addEventListener('error', settled);
    setTimeout(settled, patienceMs);
    placeholder.replaceWith(script);
    if (!script.src && script.type !== 'module') resolve();
  });
}

/** Runs what waited, in the order of the page, each once and while it may; a broken one does not stop the rest. */
export async function activateDeferredScripts(page: Document, mayRun: () => boolean): Promise<void> {
  for (const script of page.querySelectorAll<HTMLScriptElement>(waiting)) {
    if (!mayRun()) return;
    await run(script);
  }
}
