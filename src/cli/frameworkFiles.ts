import type { Files } from '../scaffold/merge/files.ts';
import { ownedFiles } from './own/own.ts';
import { readRecord } from './scaffoldRecord.ts';

/** What an app has of the framework's own files besides the screens, as this version writes it. */
export async function frameworkFiles(root: string): Promise<Files> {
  const { base } = await readRecord(root);
  return ownedFiles(base.keys());
}
