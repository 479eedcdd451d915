import { useEffect } from 'react';

/** Landmarks that screen readers name on focus. */
const named =
  ':is(section, article, nav, form, fieldset, [role="group"]):is([aria-label], [aria-labelledby])';

/**
 * Keeps the focus within an island: when the focused element is removed, such as a button that its press replaces,
 * the nearest remaining landmark gets it. Otherwise keyboard and screen reader start again at the top.
 * https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#persistentfocus
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return;
    /** The last focused element and its ancestors. */
    let line: HTMLElement[] = [];
    const remember = ({ target }: Event) => {
      line = [];
      for (let at = target; at instanceof HTMLElement && at !== main; at = at.parentElement) line.push(at);
    };
    // A click elsewhere moves the focus on purpose.
    const forget = ({ target }: Event) => {
      if (target instanceof Node && !line[0]?.contains(target)) line = [];
    };
    const changes = new MutationObserver(() => {
      const { activeElement } = document;
      if (line[0] === undefined || line[0].isConnected || activeElement !== document.body) return;
      const heir = line.find((part) => part.isConnected && part.matches(named)) ?? main;
      if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1;
      heir.focus({ preventScroll: true });
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
