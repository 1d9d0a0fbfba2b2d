import { fork } from 'node:child_process';
import { once } from 'node:events';
import { CONTROL_PATH, type Behaviour, type ProviderAddresses } from './providerContract.ts';

export interface TestProvider {
  readonly issuer: string;
  /** Sets how it behaves from now on. @returns the paths that it was asked for so far */
  readonly behave: (behaviour: Behaviour) => Promise<readonly string[]>;
  /** A logout token of these claims, signed by the provider. */
  readonly signLogoutToken: (claims: Readonly<Record<string, unknown>>) => Promise<string>;
  readonly stop: () => void;
}

/**
 * Starts an OpenID Connect provider on this machine.
 *
 * @param lifetime seconds that an access token lives
 */
export async function startTestProvider(
  addresses: ProviderAddresses,
  lifetime = 600,
): Promise<TestProvider> {
  const parameters = [JSON.stringify(addresses), String(lifetime)];
  const child = fork('tests/server/oidc/providerProcess.ts', parameters, { stdio: 'inherit' });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The provider did not start.');
  });
  const [issuer] = (await Promise.race([once(child, 'message'), ended])) as [string];
  ended.catch(() => {});
  const control = async (body: object) => {
    const response = await fetch(issuer + CONTROL_PATH, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return response.text();
  };
  return {
    issuer,
    behave: async (behaviour) => JSON.parse(await control(behaviour)) as string[],
    signLogoutToken: (claims) => control({ sign: claims }),
    stop: () => void child.kill(),
  };
}
