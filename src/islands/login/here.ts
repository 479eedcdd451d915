import { signInHere } from '#site/stores/page-sign-in.ts';

/** The place for a sign-in in the page; what it takes comes when it is opened for the first time. */
const place = document.getElementById('sign-in-here');
let shown: (() => void) | undefined;

signInHere.$isOpen.listen((isOpen) => {
  if (!place) return;
  place.hidden = !isOpen;
  const behind = document.getElementById(place.dataset['hides'] ?? '');
  if (behind) behind.hidden = isOpen;
  if (isOpen) {
    void import('./show-here.tsx').then(
      ({ show }) => {
        if (signInHere.$isOpen.get()) shown ??= show(place);
      },
      // It could not be fetched: what she came from is there, and can be pressed again.
      signInHere.close,
    );
  } else {
    shown?.();
    shown = undefined;
  }
});
