import { useRouter } from 'next/router';
import { useId, type FormEvent } from 'react';
import { createHref, hasScreen, recordHref, type Resource } from '../../address/resource.ts';
import { inSentence, t, tLabel } from '../../locale/translate.ts';
import { useAllowedResource } from '../access/allowedResource.ts';
import buttons from '../button.module.css';
import form from '../form/form.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { newRecordLabel } from '../newRecordLabel.ts';
import { PageLink } from '../PageLink.tsx';
import { PageTitle } from '../PageTitle.tsx';
import styles from './findRecord.module.css';

/** The name of each part of the key in the page's address, which is where it is without scripts. */
const PART = 'key';

/** The page of a resource that no list has: a record is opened by its key, and a new one is made. */
export function FindRecord({ resource: whole }: { readonly resource: Resource }) {
  const locale = useLocale();
  const router = useRouter();
  const resource = useAllowedResource(whole);
  const heading = tLabel(resource.pluralLabel, locale);
  const parts = resource.keyLabels ?? [];
  const given = [router.query[PART] ?? []].flat();
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const key = new FormData(event.currentTarget).getAll(PART).map((part) => String(part).trim());
    void router.push(recordHref(resource, key));
  };
  return (
    <div className={styles.screen}>
      <PageTitle>{heading}</PageTitle>
      <header className={styles.header}>
        <h1>{heading}</h1>
        {hasScreen(resource, 'create') && (
          <PageLink href={createHref(resource)} className={buttons.primary}>
            {newRecordLabel(resource, locale)}
          </PageLink>
        )}
      </header>
      {hasScreen(resource, 'record') && (
        <>
          <p className={styles.words}>
            {t('The backend has no list of {records}. Enter which one to open.', locale, {
              records: inSentence(resource.pluralLabel, locale),
            })}
          </p>
          <form className={styles.form} onSubmit={open}>
            {parts.map((label, index) => (
              <KeyPart key={label} label={tLabel(label, locale)} value={given[index]} />
            ))}
            <button type="submit" className={buttons.button}>
              {t('Open|verb', locale)}
            </button>
          </form>
          {given.length > 0 && given.length === parts.length && given.every(Boolean) && (
            <PageLink href={recordHref(resource, given)}>{given.join(', ')}</PageLink>
          )}
        </>
      )}
    </div>
  );
}

function KeyPart({ label, value = '' }: { readonly label: string; readonly value?: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={PART}
        className={form.input}
        defaultValue={value}
        required
        pattern=".*\S.*"
        autoComplete="off"
      />
    </div>
  );
}
