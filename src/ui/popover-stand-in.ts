/**
 * A polyfill of popovers (the menu on phones, toasts) for Safari before 17: `data-open` marks open ones, and `base.css`
 * hides the others. See https://developer.mozilla.org/docs/Web/API/Popover_API
 */
document.addEventListener('click', ({ target }) => {
  const clicked = target instanceof Element ? target : document.body;
  const button = clicked.closest('[popovertarget]');
  const called = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  called?.toggleAttribute('data-open');
  // A click outside closes it.
  for (const other of document.querySelectorAll('[popover=""][data-open]')) {
    if (other !== called && !other.contains(clicked)) other.removeAttribute('data-open');
  }
});

export {};
