/** What a walk wants of a browser (WebDriver): each of the two browsers speaks a dialect of its own. */
export interface Driver {
  readonly name: string;
  open(address: string): Promise<unknown>;
  /** Runs the body of a function in the page; what it returns travels as JSON. */
  run(body: string): Promise<unknown>;
  /** Presses a place in the window, as a finger or a mouse does. */
  press(place: Place): Promise<unknown>;
  type(text: string): Promise<unknown>;
  close(): Promise<void>;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Pointer and keyboard, as both dialects want to be told of them. @see https://w3c.github.io/webdriver/#actions */
export const pressActions = ({ x, y }: Place) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** Tries until something is there, and throws what stood in the way at last. */
export async function untilThere<Result>(
  look: () => Promise<Result | undefined>,
  missing: string,
): Promise<Result> {
  const end = Date.now() + 30_000;
  let trouble = '';
  while (Date.now() < end) {
    try {
      const found = await look();
      if (found !== undefined) return found;
    } catch (error) {
      // Between two pages there is nobody to ask.
      trouble = String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${missing}${trouble && ` (${trouble})`}`);
}
