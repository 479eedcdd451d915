/** Small, so that it is there at once: it hears an early click while the island's runtime is on its way. */
const place = document.getElementById('onboarding');
if (place) {
  let clicked = false;
  place.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')) clicked = true;
  });
  void import('./hydrate.tsx').then(({ takeOver }) => {
    takeOver(place, () => clicked);
  });
}
