import type { Locale } from '../../locale/locale.ts';
import { showToast } from '../toasts/toasts.ts';
import { readSaved, type SentValues } from './savedDifferences.ts';

/**
 * Reads a record after saving, and shows a toast where it has other values than those that were entered: backends
 * round and truncate values.
 */
export async function showDifferences(sent: SentValues, locale: Locale): Promise<void> {
  const words = await readSaved(sent, locale);
  if (words) showToast({ words });
}
