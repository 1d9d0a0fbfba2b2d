import http, { type AgentOptions } from 'node:http';

type Environment = Readonly<Record<string, string | undefined>>;

/** This machine is reached without a proxy, as other programs do it. */
const OWN_MACHINE = 'localhost,.localhost,127.0.0.1,::1,[::1]';

/**
 * The proxies that the environment names, in the form that Node's clients take: `HTTP_PROXY`, `HTTPS_PROXY`, and
 * `NO_PROXY` with the names that are reached without them; in lower case they mean the same.
 *
 * @returns undefined where there are none
 */
export function proxyEnvironment(environment: Environment = process.env): AgentOptions['proxyEnv'] {
  const plain = environment.http_proxy || environment.HTTP_PROXY;
  const secure = environment.https_proxy || environment.HTTPS_PROXY;
  if (!plain && !secure) return undefined;
  const exempt = environment.no_proxy || environment.NO_PROXY;
  const no_proxy = exempt ? `${exempt},${OWN_MACHINE}` : OWN_MACHINE;
  return { http_proxy: plain, https_proxy: secure, no_proxy } as AgentOptions['proxyEnv'];
}

/** Has `fetch` and WebSockets of this process use the proxies; Node has it from 24.14 on. */
export function useProxies(): void {
  const proxies = proxyEnvironment();
  if (proxies) http.setGlobalProxyFromEnv?.(proxies);
}
