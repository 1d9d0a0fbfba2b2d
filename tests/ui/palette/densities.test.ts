/** @jest-environment jsdom */
import type { NextRouter } from 'next/router';
import type { Navigation } from '../../../src/address/navigation.ts';
import { addressOf } from '../../../src/address/address.ts';
import { readListAddress, shownAs } from '../../../src/lists/listAddress.ts';
import { setScope } from '../../../src/storage/scope.ts';
import { densities } from '../../../src/ui/palette/densities.ts';
import { browserListChoices, listChoiceOf } from '../../../src/visitor/listChoice.ts';
import { ORDERS, SETTINGS } from '../list/sampleList.ts';

test.each(['compact', 'comfortable'])('rows are %s where the address names columns', (density) => {
  setScope('me');
  const before = density === 'compact' ? 'comfortable' : 'compact';
  let href = '';
  const router = {
    asPath: `/orders?columns=number&density=${before}`,
    replace: (to: string) => {
      href = to;
      return Promise.resolve(true);
    },
  } as unknown as NextRouter;
  const navigation = { groups: [], hidden: [ORDERS], pages: [] } as unknown as Navigation;
  const { entries } = densities(navigation, router, { language: 'en', timeZone: 'UTC', now: 0 });
  const chosen = entries.find(({ id }) => id === `density ${density}`);
  (chosen?.target as { run: () => void }).run();
  const shown = readListAddress(SETTINGS, addressOf(new URLSearchParams(href.split('?')[1])));
  expect(shownAs(shown, listChoiceOf(browserListChoices(), 'orders')).density).toBe(density);
});
