import manifest from '../../__generated__/operations.json';
import { backendFor } from '../../src/server/backend.ts';
import { createGateway } from '../../src/server/gateway.ts';
import type { Handler } from '../../src/server/gateway.ts';
import { log } from '../../src/server/log.ts';
import { settings } from '../../src/server/settings.ts';
import { trustedDocuments } from '../../src/server/trustedDocuments.ts';

// The gateway reads and writes the streams itself, to limit the one and not to hold up the other.
export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

let gateway: Handler | undefined;

/** Made with the first call, not at build time, when the settings are not known yet. */
const handler: Handler = (request, response) => {
  gateway ??= createGateway({
    settings: settings(),
    kindOf: trustedDocuments(manifest.operations),
    backendFor,
    log: log(),
  });
  return gateway(request, response);
};

export default handler;
