/** Font files bundled with the Worker, cut to size (docs/decisions/004-fonts-cut-to-size.md). */
import figtreeStrong from './faces/figtree-strong.ttf';
import figtree from './faces/figtree.ttf';
import fraunces from './faces/fraunces.ttf';
import notoStrong from './faces/noto-strong.ttf';
import noto from './faces/noto.ttf';
import { createTypefaces } from './typefaces.ts';

export const typefaces = createTypefaces({
  figtree: new Uint8Array(figtree),
  'figtree-strong': new Uint8Array(figtreeStrong),
  fraunces: new Uint8Array(fraunces),
  noto: new Uint8Array(noto),
  'noto-strong': new Uint8Array(notoStrong),
});
