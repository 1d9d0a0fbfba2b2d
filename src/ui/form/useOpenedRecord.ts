import { useEffect, useState } from 'react';
import type { Message } from '../../locale/messages.ts';

const GONE: Message = 'This record no longer exists.';
const UNREACHABLE: Message = 'The backend did not respond. Try again in a moment.';

/**
 * Reads a record that is to be changed, once.
 *
 * @param open gives the record with what changes it; null where it does not exist
 * @returns that; why it cannot be changed; or null until either is known
 */
export function useOpenedRecord<Opened extends object>(
  open: () => Promise<Opened | null>,
): Opened | Message | null {
  const [asked] = useState(() => open);
  const [opened, setOpened] = useState<Opened | Message | null>(null);
  useEffect(() => {
    let isLeft = false;
    void asked()
      .then(
        (found): Opened | Message => found ?? GONE,
        () => UNREACHABLE,
      )
      .then((found) => isLeft || setOpened(found));
    return () => {
      isLeft = true;
    };
  }, [asked]);
  return opened;
}
