import NextLink from 'next/link';
import { useContext, type ReactNode } from 'react';
import { useLocale } from '../locale/useLocale.ts';
import { hasScreen, recordHref, type RecordKey, type Resource } from '../../address/resource.ts';
import { valueOf, type Caught, type Title } from '../../relay/caught.ts';
import { columnOf, type Column, type ColumnOf } from './column.tsx';
import type { FieldProps, ValueProps } from './fieldProps.ts';
import { InsideLinkContext } from './insideLink.ts';
import { mailHref, safeHref, safeImageSource } from './safeAddress.ts';
import styles from './fields.module.css';
import { titleOf } from './title.ts';
import { Value } from './Value.tsx';

/** A web address that opens in a tab of its own, without its scheme. */
export function Url(props: ValueProps<string>) {
  return (
    <Value {...props}>
      {(url) => {
        const href = safeHref(url);
        if (!href) return url;
        return (
          <Anchor href={href} target="_blank" rel="noopener noreferrer">
            {url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </Anchor>
        );
      }}
    </Value>
  );
}

export function Email(props: ValueProps<string>) {
  return (
    <Value {...props}>{(address) => <Anchor href={mailHref(address)}>{address}</Anchor>}</Value>
  );
}

export function Phone(props: ValueProps<string>) {
  return (
    <Value {...props}>
      {(number) => <Anchor href={`tel:${String(number).replace(/[^+\d]/g, '')}`}>{number}</Anchor>}
    </Value>
  );
}

interface AnchorProps {
  readonly href: string;
  readonly target?: string;
  readonly rel?: string;
  readonly children: ReactNode;
}

/** A link out of the app; its text alone where that is part of another link. */
function Anchor({ children, ...attributes }: AnchorProps) {
  if (useContext(InsideLinkContext)) return children;
  return (
    <a className={styles.inner} {...attributes}>
      {children}
    </a>
  );
}

interface PictureProps extends ValueProps<string> {
  readonly size?: 'small' | 'large';
}

/** A picture, small and of fixed size so that nothing moves when it arrives. */
export function Picture({ size = 'small', ...props }: PictureProps) {
  return (
    <Value {...props}>
      {(source) => {
        const safe = safeImageSource(source);
        if (!safe) return source;
        const pixels = size === 'small' ? 28 : 160;
        return (
          <img
            className={styles.picture}
            src={safe}
            alt=""
            width={pixels}
            height={pixels}
            loading="lazy"
          />
        );
      }}
    </Value>
  );
}

interface RecordLinkProps<Record> extends FieldProps {
  readonly resource: Resource;
  readonly record: Caught<Record>;
  readonly keyOf?: (record: Record) => RecordKey | null | undefined;
  /** The resource that has the record's page, where its own has none: records of an interface lie with their types. */
  readonly resourceOf?: (record: Record) => Resource | undefined;
  /** What names the record; its label and key stand in where nothing does. */
  readonly title?: (record: Record) => Title;
}

/** A link to another record, by its title; the title alone where the record has no page of its own. */
export function RecordLink<Record>({
  resource,
  record,
  keyOf,
  resourceOf,
  title,
  ...field
}: RecordLinkProps<Record>) {
  const locale = useLocale();
  const isInsideLink = useContext(InsideLinkContext);
  return (
    <Value {...field} value={record}>
      {(found) => {
        const key = keyOf?.(found);
        const own = resourceOf?.(found) ?? resource;
        const name = titleOf(own, key, title?.(found), locale);
        const isLink = key !== null && key !== undefined && hasScreen(own, 'record');
        if (!isLink || isInsideLink) return name;
        return (
          <NextLink href={recordHref(own, key)} prefetch={false} className={styles.inner}>
            {name}
          </NextLink>
        );
      }}
    </Value>
  );
}

/** A column of web addresses. */
export function urlColumn<Row>(column: ColumnOf<Row, string>): Column<Row> {
  return columnOf(Url, column);
}

/** A column of e-mail addresses. */
export function emailColumn<Row>(column: ColumnOf<Row, string>): Column<Row> {
  return columnOf(Email, column);
}

/** A column of phone numbers. */
export function phoneColumn<Row>(column: ColumnOf<Row, string>): Column<Row> {
  return columnOf(Phone, column);
}

/** A column of pictures. */
export function pictureColumn<Row>(column: ColumnOf<Row, string>): Column<Row> {
  return columnOf(Picture, column);
}

type RecordColumn<Row, Record> = ColumnOf<Row, Record> &
  Omit<RecordLinkProps<Record>, 'record' | keyof FieldProps>;

/** A column of links to other records; a file has their titles. */
export function recordColumn<Row, Record>(options: RecordColumn<Row, Record>): Column<Row> {
  const { resource, keyOf, resourceOf, title, ...column } = options;
  const link = { resource, keyOf, resourceOf, title };
  return {
    cell: (row) => <RecordLink {...link} record={column.value(row)} />,
    write: (row, locale) => {
      const record = valueOf(column.value(row));
      const own = record === null ? undefined : (resourceOf?.(record) ?? resource);
      const name = record && own ? titleOf(own, keyOf?.(record), title?.(record), locale) : null;
      return [{ part: '', value: name }];
    },
    ...column,
  };
}
