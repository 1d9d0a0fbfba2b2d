import { appFile } from '../appFolder.ts';
import { isReachableFromNetwork } from '../listen.ts';
import { servePrecompressed } from '../precompressed.ts';
import { useProxies } from '../proxies.ts';
import { settings } from '../settings.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './metricsServer.ts';
import { endStreams } from './openStreams.ts';
import { loadSdk } from './sdk.js';
import { traceCalls } from './traces.ts';

declare global {
  /** In development, changes of the app have Next.js register again. */
  var frontageStarted: Promise<void> | undefined;
}

/** Starts what belongs to a process and not to a request. */
export function startOnce(): Promise<void> {
  globalThis.frontageStarted ??= start();
  return globalThis.frontageStarted;
}

async function start(): Promise<void> {
  useProxies();
  if (process.env.NODE_ENV === 'production') {
    servePrecompressed(appFile(process.env.FRONTAGE_BUILD || '.next', 'static'));
  }
  const { metrics, host, stopTimeout } = settings();
  if (isReachableFromNetwork(host)) warnOfOwnSecret();
  if (metrics) await serveMetrics(createMetrics(), metrics);
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) await startTraces();
  process.once('SIGTERM', () => {
    endStreams();
    // Next.js's servers wait for open requests for as long as they last.
    setTimeout(() => process.exit(0), stopTimeout).unref();
  });
}

/** Where other machines reach the app, somebody else may run it beside this one, or in a container. */
function warnOfOwnSecret(): void {
  if (process.env.FRONTAGE_SECRET) return;
  console.error(
    [
      'FRONTAGE_SECRET is not set: sessions are sealed with a secret of the app’s folder (.frontage/secret).',
      '  People are signed out when that folder goes, as with each new container, and other instances do not know',
      '  their sessions. Set it to 32 or more random characters, the same for all instances.',
    ].join('\n'),
  );
}

/** OpenTelemetry's SDK, which the app has installed, reads its own variables (`OTEL_…`). */
async function startTraces(): Promise<void> {
  const sdk = await loadSdk();
  if (!sdk) {
    throw new Error(
      'OTEL_EXPORTER_OTLP_ENDPOINT is set, but the package that sends traces is not there: run `npm install @opentelemetry/sdk-node`, and build the app again.',
    );
  }
  const tracing = new sdk.NodeSDK();
  tracing.start();
  traceCalls(sdk.api);
  // What was gathered and not sent yet.
  process.once('SIGTERM', () => void tracing.shutdown().catch(() => {}));
}
