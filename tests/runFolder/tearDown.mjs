import { rmSync } from 'node:fs';

/** After a run of Jest, when its processes have ended. */
export default function tearDown() {
  rmSync(process.env.FRONTAGE_RUN_FOLDER, { recursive: true, force: true, maxRetries: 5 });
}
