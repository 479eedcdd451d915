import { useEffect } from 'react';

/** Parts of a page with a name of their own, which a screen reader says when they get the focus. */
const named =
  ':is(section, article, nav, form, fieldset, [role="group"]):is([aria-label], [aria-labelledby])';

/**
 * Focus management for an island: when what had the focus goes away, as a button does that its own press replaces, the
 * nearest named part of the page that still stands gets it. Otherwise keyboard and screen reader begin at the top again.
 * https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#persistentfocus
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return;
    /** What had the focus last, and what it stood in, from the inside out. */
    let line: HTMLElement[] = [];
    const remember = ({ target }: Event) => {
      line = [];
      for (let at = target; at instanceof HTMLElement && at !== main; at = at.parentElement) line.push(at);
    };
    // A press elsewhere takes the focus away on purpose.
    const forget = ({ target }: Event) => {
      if (target instanceof Node && !line[0]?.contains(target)) line = [];
    };
    const changes = new MutationObserver(() => {
      const { activeElement } = document;
      if (line[0] === undefined || line[0].isConnected || activeElement !== document.body) return;
      const place = line.find((part) => part.isConnected && part.matches(named)) ?? main;
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
    main.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    changes.observe(main, { childList: true, subtree: true });
    return () => {
      main.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
      changes.disconnect();
    };
  }, []);
}
