import { backendFor } from '../../src/server/backend.ts';
import type { Handler } from '../../src/server/gateway.ts';
import { log } from '../../src/server/log.ts';
import { settings } from '../../src/server/settings.ts';
import { createSignIn } from '../../src/server/signIn.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };

let signIn: Handler | undefined;

/** Made with the first call, not at build time, when the settings are not known yet. */
const handler: Handler = (request, response) => {
  signIn ??= createSignIn({
    settings: settings(),
    backend: () => backendFor(undefined),
    log: log(),
  });
  return signIn(request, response);
};

export default handler;
