/** A connection to a page of Chromium or to Node.js's inspector, of which nothing is recorded. */
export interface DevTools {
  /** Calls a method. @returns its result */
  readonly send: (method: string, parameters?: object) => Promise<unknown>;
  readonly close: () => void;
}

/** Speaks the DevTools protocol, https://chromedevtools.github.io/devtools-protocol. @throws when nothing answers there */
export async function connectDevTools(url: string): Promise<DevTools> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id === undefined) return;
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${url} does not answer.`)));
  });
  let last = 0;
  const send = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { send, close: () => socket.close() };
}
