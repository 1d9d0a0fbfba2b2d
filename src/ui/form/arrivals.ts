/** What is on its way into the inputs of a form, by the form's control. */
const arriving = new WeakMap<object, Set<Promise<unknown>>>();

/** A form waits no longer for what is on its way: it is then checked without it. */
const LONGEST_WAIT_MS = 5_000;

/**
 * Says that a value is on its way into an input, which a person who sends the form meanwhile counts on.
 *
 * @param control the form's
 * @param arrival resolves, or is rejected, once it is there or will not come
 */
export function expectArrival(control: object, arrival: Promise<unknown>): void {
  const all = arriving.get(control) ?? new Set();
  arriving.set(control, all.add(arrival));
  const end = () => void all.delete(arrival);
  arrival.then(end, end);
}

/** Resolves once all is there that is on its way, at the latest after some seconds; null where nothing is. */
export function arrivals(control: object): Promise<unknown> | null {
  const all = arriving.get(control);
  if (!all?.size) return null;
  const limit = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  return Promise.race([Promise.allSettled(all), limit]);
}
