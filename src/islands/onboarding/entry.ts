import { sayBroken } from '#site/ui/broken.ts';

/** Small, so that it is there at once; the island's runtime comes behind it. */
const place = document.getElementById('onboarding');
if (place) {
  import('./hydrate.tsx').then(({ takeOver }) => {
    takeOver(place);
  }, sayBroken);
}
