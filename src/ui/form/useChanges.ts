import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';

/**
 * Follows what changes in a form.
 *
 * @param onChange takes the path of the input, and whether a person changed it
 */
export function useChanges(
  { watch }: Pick<UseFormReturn, 'watch'>,
  onChange: (path: string | undefined, isByPerson: boolean) => void,
): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    // Only a person's own choice has a type.
    const subscription = watch((_held, { name, type }) => tell(name, type === 'change'));
    return () => subscription.unsubscribe();
  }, [watch]);
}
