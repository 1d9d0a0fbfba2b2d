/** As much of `oidc-provider`, which ships no types, as the tests use of it. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface InteractionDetails {
    readonly prompt: { readonly name: string };
    readonly params: Readonly<Record<string, string | undefined>>;
    readonly session?: { readonly accountId: string };
  }

  export default class Provider {
    constructor(issuer: string, configuration: object);
    callback(): RequestListener;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<InteractionDetails>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>;
    readonly Grant: new (content: { accountId: string; clientId: string }) => {
      addOIDCScope(scope: string): void;
      addResourceScope(resource: string, scope: string): void;
      save(): Promise<string>;
    };
  }
}
