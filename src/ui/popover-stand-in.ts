/**
 * Popovers (the menu on phones, toasts) for browsers that lack them, Safari before 17: `data-open` stands in for what
 * they know by themselves, and `base.css` hides what is not open.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Popover_API
 */
document.addEventListener('click', ({ target }) => {
  const clicked = target instanceof Element ? target : document.body;
  const button = clicked.closest('[popovertarget]');
  const called = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  called?.toggleAttribute('data-open');
  // A click beside an open one closes it.
  for (const other of document.querySelectorAll('[popover=""][data-open]')) {
    if (other !== called && !other.contains(clicked)) other.removeAttribute('data-open');
  }
});

export {};
