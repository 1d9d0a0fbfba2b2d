/** @returns OpenTelemetry's SDK; null where the app has not installed it */
export function loadSdk() {
  return import(/* turbopackOptional: true */ '@opentelemetry/sdk-node').catch(() => null);
}
