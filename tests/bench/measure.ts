/** The middle of several measurements: one slow run does not move it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2;
}

/** Milliseconds that something takes. */
export async function timed(action: () => unknown): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

/**
 * The medians of two actions' times, taken in turns, so that both meet the same noise.
 *
 * @returns milliseconds, first and second
 */
export async function compared(
  rounds: number,
  first: () => unknown,
  second: () => unknown,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await timed(first));
    times[1].push(await timed(second));
  }
  return [median(times[0]), median(times[1])];
}

/** How often in a second something is done, with several under way at once. */
export async function rate(
  inFlight: number,
  times: number,
  action: () => Promise<void>,
): Promise<number> {
  let left = times;
  const start = performance.now();
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await action();
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return (times * 1000) / (performance.now() - start);
}
