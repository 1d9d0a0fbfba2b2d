import { useRouter } from 'next/router';
import { useContext, useState } from 'react';
import { ListChoicesContext } from './listContext.ts';

/**
 * A choice that a cookie stores, and a function that shows another at once and has the page loaded with it. To be called
 * after the other has been stored.
 *
 * @param known what the page has of it
 */
export function useStoredChoice<Choice>(
  known: Choice,
): readonly [choice: Choice, show: (next: Choice) => void] {
  const stored = useContext(ListChoicesContext);
  const router = useRouter();
  const [changed, setChanged] = useState<{ stored: object; choice: Choice }>();
  const show = (choice: Choice) => {
    setChanged({ stored, choice });
    void router.replace(router.asPath, undefined, { scroll: false });
  };
  // What the page has of the cookie is renewed by a navigation.
  return [changed?.stored === stored ? changed.choice : known, show];
}
