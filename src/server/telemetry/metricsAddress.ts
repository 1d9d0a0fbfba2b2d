import { LOOPBACK } from '../listen.ts';

/** Where metrics are served. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Parses `FRONTAGE_METRICS`: a port, for this machine alone, or an address with a port. It is a port of its own, so
 * that what publishes the app does not publish its metrics.
 *
 * @throws when it is neither
 */
export function metricsAddressFrom(value: string | undefined): MetricsAddress | null {
  if (!value?.trim()) return null;
  const [, host = LOOPBACK, port] =
    /^(?:(\[[\da-f:.]+\]|[\w.-]+):)?(\d{1,5})$/i.exec(value.trim()) ?? [];
  if (port === undefined || Number(port) > 65_535) {
    throw new Error('FRONTAGE_METRICS must be a port like 9464, or an address like 0.0.0.0:9464.');
  }
  return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) };
}
