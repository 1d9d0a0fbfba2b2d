/**
 * An OpenID Connect provider: `oidc-provider`, which is certified. It runs in a process of its own, since Jest would
 * compile its 300 modules. `testProvider.ts` starts it and speaks to it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import Provider from 'oidc-provider';
import {
  BACKEND_AUDIENCE,
  CLIENT_ID,
  CLIENT_SECRET,
  CONTROL_PATH,
  type Behaviour,
  type ProviderAddresses,
} from './providerContract.ts';

const addresses = JSON.parse(process.argv[2]) as ProviderAddresses;
const lifetime = Number(process.argv[3]);

const YEAR_S = 365 * 24 * 60 * 60;

let behaviour: Behaviour = {};
const requests: string[] = [];

const { privateKey } = await generateKeyPair('RS256', { extractable: true });
const key = { ...(await exportJWK(privateKey)), kid: 'one', alg: 'RS256', use: 'sig' };

const server = createServer((request, response) => void answer(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
      grant_types: ['authorization_code', 'refresh_token'],
      redirect_uris: [addresses.callback],
      post_logout_redirect_uris: [addresses.signedOut],
      backchannel_logout_uri: addresses.backChannel,
      backchannel_logout_session_required: true,
    },
  ],
  jwks: { keys: [key] },
  cookies: { keys: ['signs the cookies of the provider'] },
  claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
  findAccount: (_context: unknown, id: string) => ({
    accountId: id,
    claims: () => ({ sub: id, name: id, email: `${id}@office.example` }),
  }),
  features: {
    backchannelLogout: { enabled: true },
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (context: { body: string }, form: string) => {
        context.body = `<!doctype html><title>Example SSO</title><h1>Sign out of Example SSO?</h1>${form}
<button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>`;
      },
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => BACKEND_AUDIENCE,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        audience: BACKEND_AUDIENCE,
        scope: 'orders',
        accessTokenFormat: 'jwt',
        accessTokenTTL: lifetime,
      }),
    },
  },
  interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  // Its own connections reach no app on this machine.
  fetch: (url: string, options: RequestInit) =>
    fetch(url, Object.assign(options, { dispatcher: undefined })),
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
  pkce: { required: () => true },
  // Longer than the clock of the tests is behind a browser's, which drops expired cookies.
  ttl: {
    AccessToken: lifetime,
    Session: YEAR_S,
    Grant: YEAR_S,
    Interaction: YEAR_S,
    IdToken: 600,
    RefreshToken: 3600,
  },
});
const serve = provider.callback();

process.send?.(issuer);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', issuer);
  if (pathname === CONTROL_PATH) return control(request, response);
  requests.push(pathname);
  if (behaviour.isAway) return void response.destroy();
  if (pathname.startsWith('/interaction/')) return interact(request, response);
  if (pathname === '/token' && behaviour.refusesRefresh) {
    response.writeHead(400, { 'content-type': 'application/json' });
    return void response.end('{"error":"invalid_grant"}');
  }
  if (pathname === '/token' && behaviour.idToken) changeIdToken(response, behaviour.idToken);
  await serve(request, response);
}

/** Sets how the provider behaves from now on, and says what it was asked so far. */
async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const sent = JSON.parse(text) as Behaviour & { readonly sign?: Record<string, unknown> };
  if (sent.sign) return void response.end(await signed(sent.sign, 'logout+jwt'));
  behaviour = sent;
  response.end(JSON.stringify(requests));
}

/** Signs people in: at once where a test names the account, else by a form. */
async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = new URL(request.url ?? '/', issuer).searchParams;
  const { params, session } = await provider.interactionDetails(request, response);
  if (behaviour.refusal ?? asked.has('cancel')) {
    const refusal = behaviour.refusal ?? { error: 'access_denied' };
    return provider.interactionFinished(request, response, refusal);
  }
  const accountId = session?.accountId ?? behaviour.account ?? asked.get('account');
  if (!accountId) {
    response.setHeader('content-type', 'text/html');
    return void response.end(SIGN_IN_PAGE);
  }
  const grant = new provider.Grant({ accountId, clientId: CLIENT_ID });
  grant.addOIDCScope(params.scope ?? '');
  grant.addResourceScope(BACKEND_AUDIENCE, 'orders');
  const consent = { grantId: await grant.save() };
  await provider.interactionFinished(request, response, { login: { accountId }, consent });
}

const SIGN_IN_PAGE = `<!doctype html><title>Example SSO</title><h1>Example SSO</h1><form>
<label>Account <input name="account" autofocus></label> <button>Continue</button>
<button name="cancel" value="1">Cancel</button></form>`;

/** Replaces claims of the ID token that the provider is about to send, and signs it again. */
function changeIdToken(response: ServerResponse, claims: Record<string, unknown>): void {
  const end = response.end.bind(response);
  const send = async (body: string) => {
    const tokens = JSON.parse(body) as { id_token?: string };
    if (tokens.id_token) {
      const { signature, ...changes } = claims;
      const idToken = await signed({ ...decodeJwt(tokens.id_token), ...changes }, 'JWT');
      tokens.id_token = signature === 'forged' ? `${idToken.slice(0, -8)}AAAAAAAA` : idToken;
    }
    const text = JSON.stringify(tokens);
    response.setHeader('content-length', Buffer.byteLength(text));
    end(text);
  };
  response.end = ((body: string | Buffer) => {
    void send(body.toString());
    return response;
  }) as ServerResponse['end'];
}

async function signed(claims: Record<string, unknown>, typ: string): Promise<string> {
  const header = { alg: 'RS256', kid: 'one', typ };
  return new SignJWT(claims).setProtectedHeader(header).sign(await importJWK(key, 'RS256'));
}
