import type { Handler } from '../handler.ts';
import type { Log } from '../log.ts';
import { sessionStore } from '../session/sessionStore.ts';
import type { Settings } from '../settings.ts';
import { BACK_CHANNEL_PATH, createBackChannelLogout } from './backChannelLogout.ts';
import { BEGIN_PATH, callbackPath, createBeginSignIn } from './beginSignIn.ts';
import { createFinishSignIn, type FinishOptions } from './finishSignIn.ts';
import { createLeaveProvider, LEAVE_PATH } from './leaveProvider.ts';
import type { Provider } from './provider.ts';

export interface ProviderRoutesOptions extends Pick<FinishOptions, 'verify' | 'start'> {
  readonly settings: Pick<Settings, 'origins' | 'proxies'>;
  readonly providers: readonly Provider[];
  readonly log: Log;
}

/** What an app answers where people sign in elsewhere, by paths: with OpenID Connect providers, or at a proxy. */
export function providerRoutes(
  options: ProviderRoutesOptions,
): readonly (readonly [string, Handler])[] {
  const { providers, log } = options;
  const leave: readonly [string, Handler] = [LEAVE_PATH, createLeaveProvider(options)];
  if (providers.length === 0) return [leave];
  return [
    leave,
    [BEGIN_PATH, createBeginSignIn(options)],
    [BACK_CHANNEL_PATH, createBackChannelLogout({ providers, store: sessionStore(), log })],
    ...providers.map(
      (provider) =>
        [
          callbackPath(provider.settings.name),
          createFinishSignIn({ ...options, provider }),
        ] as const,
    ),
  ];
}
