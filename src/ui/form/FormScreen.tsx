import Head from 'next/head';
import NextLink from 'next/link';
import type { ReactNode } from 'react';
import { hasScreen, listHref, type Resource } from '../resource.ts';
import styles from './form.module.css';

interface FormScreenProps {
  readonly resource: Resource;
  readonly title: string;
  /** The record that it is about, below the list in the way back. */
  readonly record?: { readonly href: string; readonly title: string };
  readonly children: ReactNode;
}

/** The screen of a form. */
export function FormScreen({ resource, title, record, children }: FormScreenProps) {
  return (
    <div className={styles.screen}>
      <Head>
        <title>{`${title} · ${resource.pluralLabel} · Frontage`}</title>
      </Head>
      <header>
        <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
          {hasScreen(resource, 'list') ? (
            <NextLink href={listHref(resource)}>{resource.pluralLabel}</NextLink>
          ) : (
            resource.pluralLabel
          )}
          {record && (
            <>
              {' / '}
              <NextLink href={record.href}>{record.title}</NextLink>
            </>
          )}
        </nav>
        <h1>{title}</h1>
      </header>
      {children}
    </div>
  );
}
