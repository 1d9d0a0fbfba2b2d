import { temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

/**
 * A checkout for each test of a file, connected to an API. It is connected once and copied.
 *
 * @param sdl the API's schema
 * @returns what gives the running test's own
 */
export function connectedCheckout(sdl: string): () => TemporaryCheckout {
  let connected: TemporaryCheckout;
  let checkout: TemporaryCheckout;
  beforeAll(async () => {
    connected = temporaryCheckout();
    connected.write('films.graphql', sdl);
    await connected.run('connect', 'films.graphql');
  });
  beforeEach(() => {
    checkout = temporaryCheckout(connected);
  });
  afterEach(() => checkout.remove());
  afterAll(() => connected.remove());
  return () => checkout;
}
