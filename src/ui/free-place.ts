const pressable = 'a, button, input, select, textarea, summary, label';

const middle = ({ left, right, top, bottom }: DOMRect) => [(left + right) / 2, (top + bottom) / 2] as const;

const overlap = (a: DOMRect, b: DOMRect) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Whether its middle is covered, where it would be pressed. */
function isBelow(other: DOMRect, box: DOMRect): boolean {
  const [x, y] = middle(other);
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/**
 * Moves a box of the top layer away from everything that can be pressed, as far down the window as possible. In a window
 * full of it, the box lies between the middles.
 */
function placeFreely(box: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const now = box.getBoundingClientRect();
  // Each line of a link.
  const others = [...document.querySelectorAll(pressable)].flatMap((element) =>
    [...element.getClientRects()].filter((rect) => {
      const hit = document.elementsFromPoint(...middle(rect)).find((one) => !box.contains(one));
      return hit && element.contains(hit);
    }),
  );
  const cost = (at: DOMRect) =>
    others.reduce((sum, other) => sum + overlap(at, other) + (isBelow(other, at) ? width * height : 0), 0);
  if (now.top >= 0 && now.bottom <= height && cost(now) === 0) return;

  const bottoms = [height, ...others.flatMap((other) => [other.top, middle(other)[1] - 1])];
  const lefts = [(width - now.width) / 2, width - now.width, 0];
  const best = bottoms
    .map((bottom) => bottom - now.height)
    .filter((top) => top >= 0 && top <= height - now.height)
    .sort((a, b) => b - a)
    .flatMap((top) => lefts.map((left) => new DOMRect(left, top, now.width, now.height)))
    .reduce((least, place) => (cost(place) < cost(least) ? place : least));
  box.style.position = 'absolute';
  box.style.inset = `${scrollY + best.top}px auto auto ${scrollX + best.left}px`;
}

const lookMs = 100;
let looking: ReturnType<typeof setInterval> | undefined;

/** While it is shown: the page may scroll, or load more that can be pressed. */
export function keepFree(box: HTMLElement): void {
  clearInterval(looking);
  const look = () => {
    if (box.getClientRects().length === 0) clearInterval(looking);
    else placeFreely(box);
  };
  look();
  looking = setInterval(look, lookMs);
}
