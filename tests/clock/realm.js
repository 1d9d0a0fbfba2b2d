/** For the realm that a test file runs in, which has a `Date` of its own. */
import { shiftThisRealm } from './testClock.js';

shiftThisRealm();
