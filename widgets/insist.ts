/** Milliseconds before a part is asked for again; twice as long each time, and never longer than the second. */
const firstPause = 1000;
const longestPause = 30_000;

/** Fetches a part of the product again and again until it comes. Rejects as the last of so many `tries` did. */
export async function insist<Part>(
  load: () => Promise<Part>,
  tries = Number.POSITIVE_INFINITY,
): Promise<Part> {
  for (let pause = firstPause, left = tries; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await load();
    } catch (failure) {
      left -= 1;
      if (left === 0) throw failure;
      await new Promise((over) => setTimeout(over, pause));
    }
  }
}
