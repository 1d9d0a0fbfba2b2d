import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Before a run of Jest: makes a folder for what a process keeps for all of its files of tests. A process that removed
 * thousands of files when it ends would take longer than Jest waits, which then ends it and complains.
 */
export default function setUp() {
  process.env.FRONTAGE_RUN_FOLDER = mkdtempSync(join(tmpdir(), 'frontage-run-'));
}
