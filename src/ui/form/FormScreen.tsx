import type { ReactNode } from 'react';
import { useLocale } from '../locale/useLocale.ts';
import { tLabel } from '../../locale/translate.ts';
import type { Resource } from '../../address/resource.ts';
import { Breadcrumb, listStep } from '../Breadcrumb.tsx';
import styles from './form.module.css';
import { PageTitle } from '../PageTitle.tsx';

interface FormScreenProps {
  readonly resource: Resource;
  readonly title: string;
  /** The record, for the breadcrumb. */
  readonly record?: { readonly href: string; readonly title: string };
  readonly children: ReactNode;
}

/** The layout of a form's screen. */
export function FormScreen({ resource, title, record, children }: FormScreenProps) {
  const locale = useLocale();
  return (
    <div className={styles.screen}>
      <PageTitle>{`${title} · ${tLabel(resource.pluralLabel, locale)}`}</PageTitle>
      <header>
        <Breadcrumb
          steps={[
            listStep(resource, locale),
            ...(record ? [{ ...record, label: record.title }] : []),
          ]}
        />
        <h1>{title}</h1>
      </header>
      {children}
    </div>
  );
}
