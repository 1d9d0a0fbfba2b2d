import type { Pool } from 'pg';
import { continueSample } from './continue.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Continues the sample up to now, and regularly while it is served. When people's changes prevent
 * that, the error is printed and the sample is served unchanged.
 *
 * @returns a function that stops it
 */
export async function keepGoing(pool: Pool): Promise<() => void> {
  const goOn = async () => {
    try {
      const client = await pool.connect();
      await continueSample(client, new Date()).finally(() => client.release());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`The sample stays as it is: nothing new could be added (${reason}).`);
    }
  };
  await goOn();
  const timer = setInterval(() => void goOn(), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
