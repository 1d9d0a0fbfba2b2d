/**
 * What an app's `instrumentation.ts` exports: Next.js calls it once before the first request, under its own servers
 * and under the app's.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startOnce } = await import('./telemetry/start.ts');
  await startOnce();
}
