/**
 * Scripts that wait for consent are marked `<script type="text/plain" data-consent="analytics">`, modules also with
 * `data-type="module"`. A copy is run, as a script that was parsed never runs again.
 */
const waiting = 'script[type="text/plain"][data-consent="analytics"]';

/** A host that does not answer delays the others no longer than this. */
const patienceMs = 8_000;

/**
 * External scripts settle when they have loaded or failed; inline ones run at once. Waiting for each keeps the order:
 * the browser's own would hang with the first that hangs.
 */
function run(placeholder: HTMLScriptElement): Promise<void> {
  const script = placeholder.ownerDocument.createElement('script');
  for (const { name, value } of placeholder.attributes) {
    if (name !== 'type' && name !== 'data-consent' && name !== 'data-type') script.setAttribute(name, value);
  }
  const { type } = placeholder.dataset;
  if (type !== undefined) script.type = type;
  // Once parsed, the attribute is hidden from scripts; the property is not.
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

/** Runs waiting scripts in order, once each, while consent lasts; a broken one does not stop the rest. */
export async function activateDeferredScripts(page: Document, mayRun: () => boolean): Promise<void> {
  for (const script of page.querySelectorAll<HTMLScriptElement>(waiting)) {
    if (!mayRun()) return;
    await run(script);
  }
}
