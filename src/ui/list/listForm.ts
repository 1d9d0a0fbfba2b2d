import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { addressOf } from '../../address/address.ts';
import {
  listSearchParams,
  listStateHref,
  readListAddress,
  type ListAddress,
} from '../../lists/listAddress.ts';
import type { ListSettings } from '../../lists/listSettings.ts';

/**
 * What a list's GET forms do in the browser: go to the one address of what was entered.
 *
 * @param kept search parameters of others, which stay: the list is part of a page that is not its own
 */
export function useListForm<Variables>(
  settings: ListSettings<Variables>,
  path: string,
  kept?: ReadonlyArray<readonly [name: string, text: string]>,
) {
  const router = useRouter();
  const submit = (form: HTMLFormElement) => {
    const given = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const address = readListAddress(settings, addressOf(new URLSearchParams(given)));
    const href = listStateHref(path, address, kept);
    void (kept ? router.push(href, undefined, { scroll: false }) : router.push(href));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };
  return { submit, onSubmit };
}

/** What a form does not ask for and must not lose, as parameters for hidden inputs. */
export function hiddenParameters(
  state: ListAddress,
  isAsked: (parameter: string) => boolean,
): Array<readonly [parameter: string, value: string]> {
  const all = [...listSearchParams({ ...state, position: {} })];
  return all.filter(([parameter]) => !isAsked(parameter)) as Array<readonly [string, string]>;
}
