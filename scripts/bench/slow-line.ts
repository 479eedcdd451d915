/**
 * A line as slow as Lighthouse's slow 4G, between a browser and a server of this machine. What the DevTools protocol slows
 * down is one page: a page that is fetched or rendered ahead would come at full speed.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
import { createServer, Socket, type AddressInfo } from 'node:net';
import { pipeline, Transform } from 'node:stream';

const roundTripMs = 562.5;
const bytesPerSecond = { down: 1_474_560 / 8, up: 675_000 / 8 };
/** About what goes onto a line at a time. */
const packet = 1_400;

const until = async (time: number) => {
  const left = time - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
};

/** One direction of the line, which all connections share: half a round trip, and no more bytes than it takes. */
function direction(speed: number) {
  let free = 0;
  return () => {
    // One after the other: a timer each would let a packet overtake another by a millisecond.
    let arrived = Promise.resolve();
    return new Transform({
      transform(chunk: Buffer, _, done) {
        for (let start = 0; start < chunk.length; start += packet) {
          const part = chunk.subarray(start, start + packet);
          free = Math.max(free, performance.now()) + (part.length / speed) * 1_000;
          const due = free + roundTripMs / 2;
          arrived = arrived.then(() => until(due)).then(() => void this.push(part));
        }
        // Whatever sends is held back as long as the line is full.
        void until(free).then(() => {
          done();
        });
      },
      flush(done) {
        void arrived.then(() => {
          done();
        });
      },
    });
  };
}

/** A port of this machine that leads slowly to another. */
export async function slowLine(target: number): Promise<number> {
  const [down, up] = [direction(bytesPerSecond.down), direction(bytesPerSecond.up)];
  // A connection that is cut off needs no word.
  const ended = () => undefined;
  const server = createServer((near) => {
    const far = new Socket().connect(target, 'localhost');
    for (const end of [near, far]) end.setNoDelay(true);
    pipeline(near, up(), far, ended);
    pipeline(far, down(), near, ended);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
}
