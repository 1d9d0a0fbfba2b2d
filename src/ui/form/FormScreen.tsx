import type { ReactNode } from 'react';
import { useAllowedResource } from '../access/allowedResource.ts';
import { Denied } from '../access/Denied.tsx';
import { screenDenial } from '../access/screenDenial.ts';
import { useAccess } from '../access/useAccess.ts';
import { useLocale } from '../locale/useLocale.ts';
import { tLabel } from '../../locale/translate.ts';
import type { Resource } from '../../address/resource.ts';
import { Breadcrumb, listStep } from '../Breadcrumb.tsx';
import styles from './form.module.css';
import { PageTitle } from '../PageTitle.tsx';

interface FormScreenProps {
  readonly resource: Resource;
  /** What it does: a person who may not do it sees the reason in its place. */
  readonly form: 'create' | 'edit';
  readonly title: string;
  /** The record itself does not allow it. */
  readonly isDeniedByRecord?: boolean;
  /** The record, for the breadcrumb. */
  readonly record?: { readonly href: string; readonly title: string };
  readonly children: ReactNode;
}

const BY_RECORD = { kind: 'record' } as const;

/** The layout of a form's screen. */
export function FormScreen({
  resource: whole,
  form,
  title,
  isDeniedByRecord = false,
  record,
  children,
}: FormScreenProps) {
  const locale = useLocale();
  const resource = useAllowedResource(whole);
  const denial = screenDenial(useAccess(), whole, form) ?? (isDeniedByRecord ? BY_RECORD : null);
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
      {denial ? <Denied reason={denial} what="do" /> : children}
    </div>
  );
}
