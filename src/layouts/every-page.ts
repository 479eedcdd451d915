/** All the script that every page brings: one small file, and what is only said later comes later. */
import '#site/islands/consent/approach.ts';
import './logout.ts';

// Nothing is said before the page stands, and what says it must not wait for a connection that may be gone then.
addEventListener('load', () => {
  import('#site/ui/toast-region.ts').catch(() => undefined);
});
