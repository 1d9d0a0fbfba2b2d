/** What the tests of an app need before they run: `tests/setUp.ts` imports it. */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { loadReader } from '../relay/loadReader.ts';
import { setScope } from '../storage/scope.ts';

/** A stall of the machine must not look like a missing response, and a second is soon over on a busy one. */
const RESPONSE_TIMEOUT_MS = 15_000;

if (typeof window !== 'undefined') {
  // Pages know who is signed in before anything is read or stored.
  setScope('somebody');
  // jsdom has no layout, and nothing to scroll.
  Element.prototype.scrollIntoView = () => {};
  configure({ asyncUtilTimeout: RESPONSE_TIMEOUT_MS });
}

// Pages have loaded what reads responses once somebody has touched them.
beforeAll(async () => {
  await loadReader();
});
