export interface Sdk {
  readonly api: typeof import('@opentelemetry/api');
  readonly NodeSDK: new () => { start(): void; shutdown(): Promise<void> };
}

export function loadSdk(): Promise<Sdk | null>;
