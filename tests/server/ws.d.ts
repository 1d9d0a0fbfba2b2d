/** As much of `ws`, which ships no types, as the tests use of it. */
declare module 'ws' {
  export class WebSocketServer {
    constructor(options: { readonly server: object; readonly path: string });
  }
}
