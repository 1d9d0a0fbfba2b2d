import type { CDPSession } from 'playwright/test';

/** What a page is used on. */
export interface Condition {
  readonly name: 'desktop' | 'slow';
  /** How many times slower the processor is. */
  readonly slower: number;
  readonly network: { readonly latency: number; readonly bitsPerSecond: number } | null;
}

export const DESKTOP: Condition = { name: 'desktop', slower: 1, network: null };

export const SLOW: Condition = {
  name: 'slow',
  slower: 4,
  network: { latency: 150, bitsPerSecond: 1_600_000 },
};

export async function setCondition(
  session: CDPSession,
  { slower, network }: Condition,
): Promise<void> {
  if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (network === null) return;
  const bytesPerSecond = network.bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
