/** Loaded before everything else by each process that a test starts (`testClock.js`). */
import { shiftDate } from './shiftDate.js';

shiftDate(Number(process.env.FRONTAGE_TEST_CLOCK ?? 0));
