import NextLink from 'next/link';
import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import buttons from '../button.module.css';
import { listHref, type Resource } from '../resource.ts';
import { listStateHref, readListAddress, type ListAddress } from './listAddress.ts';
import type { FilterSetting, ListSettings } from './listSettings.ts';
import { StatusTabs } from './StatusTabs.tsx';
import styles from './list.module.css';

interface FilterBarProps<Variables> {
  readonly resource: Resource;
  readonly settings: ListSettings<Variables>;
  readonly address: ListAddress;
}

/** Up to this many values are tabs, so that one click is enough. */
const MOST_TABS = 6;

/**
 * Search and filters as one form. It is a GET form, and the tabs are links: both work before and
 * without JavaScript, which only spares the page load.
 */
export function FilterBar<Variables>({ resource, settings, address }: FilterBarProps<Variables>) {
  const router = useRouter();
  const path = listHref(resource);
  const filters = Object.entries<FilterSetting<Variables>>(settings.filters ?? {});
  const tabs = filters.find(
    ([, { choices }]) => choices && Object.keys(choices).length <= MOST_TABS,
  );
  const selects = filters.filter((filter) => filter !== tabs && filter[1].choices);
  const asked = filters.filter(([, { choices, required }]) => !choices && required);
  const set = filters.filter(
    ([name, { choices, required }]) => !choices && !required && name in address.filters,
  );
  const hasForm = settings.search || selects.length + asked.length + set.length > 0;
  if (!tabs && !hasForm) return null;

  const submit = (form: HTMLFormElement) => {
    const given = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    );
    void router.push(listStateHref(path, readListAddress(settings, given)));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };
  const without = (name: string) => {
    const { [name]: _, ...others } = address.filters;
    return listStateHref(path, { ...address, filters: others, position: {} });
  };

  return (
    <div className={styles.bar}>
      {tabs && (
        <StatusTabs
          path={path}
          name={tabs[0]}
          label={tabs[1].label}
          choices={tabs[1].choices ?? {}}
          address={address}
        />
      )}
      {hasForm && (
        <form method="get" action={path} onSubmit={onSubmit} role="search" className={styles.form}>
          {settings.search && (
            <input
              key={address.search}
              type="search"
              name="q"
              defaultValue={address.search}
              placeholder={settings.search.label}
              aria-label={settings.search.label}
              className={styles.search}
            />
          )}
          {asked.map(([name, { label }]) => (
            <input
              key={`${name} ${address.filters[name] ?? ''}`}
              type="text"
              name={name}
              required
              defaultValue={address.filters[name] ?? ''}
              placeholder={label}
              aria-label={label}
              className={styles.search}
            />
          ))}
          {selects.map(([name, { label, choices = {} }]) => (
            <select
              key={`${name} ${address.filters[name] ?? ''}`}
              name={name}
              defaultValue={address.filters[name] ?? ''}
              aria-label={label}
              className={styles.select}
              onChange={(event) => event.currentTarget.form && submit(event.currentTarget.form)}
            >
              <option value="">{label}: any</option>
              {Object.entries(choices).map(([value, choice]) => (
                <option key={value} value={value}>
                  {choice.label}
                </option>
              ))}
            </select>
          ))}
          {set.map(([name, { label }]) => (
            <span key={name} className={styles.setFilter}>
              <input type="hidden" name={name} value={address.filters[name]} />
              {label} is set
              <NextLink href={without(name)} aria-label={`Remove the filter ${label}`}>
                ×
              </NextLink>
            </span>
          ))}
          {tabs && address.filters[tabs[0]] && (
            <input type="hidden" name={tabs[0]} value={address.filters[tabs[0]]} />
          )}
          {address.sort && <input type="hidden" name="sort" value={address.sort} />}
          <button type="submit" className={buttons.button}>
            Search
          </button>
        </form>
      )}
    </div>
  );
}
