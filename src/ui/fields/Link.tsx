import { useContext, type ReactNode } from 'react';
import { useLocale } from '../locale/useLocale.ts';
import { hasScreen, recordHref, type Resource } from '../../address/resource.ts';
import { valueOf, type Caught, type Title } from '../../relay/caught.ts';
import { Avatar } from './Avatar.tsx';
import {
  column,
  defineColumn,
  type Column,
  type ColumnOptions,
  type ReadValue,
} from './column.tsx';
import type { FieldProps, ValueProps } from './fieldProps.ts';
import { InsideLinkContext } from './insideLink.ts';
import { allowedResource } from '../access/allowedResource.ts';
import { useAccess } from '../access/useAccess.ts';
import { mailHref, safeHref, safeImageSource } from './safeAddress.ts';
import styles from './fields.module.css';
import { keyReader, type KeyOption } from './recordKey.ts';
import { titleOf } from './title.ts';
import { Value } from './Value.tsx';
import { PageLink } from '../PageLink.tsx';

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

/** Where the link to a record leads, and what it says. */
type LinkOptions<Linked> = KeyOption<Linked> & {
  readonly resource: Resource;
  /** The resource that has the record's page, where its own has none: the types of an interface have pages of their own. */
  readonly resourceOf?: (record: Linked) => Resource | undefined;
  /** What names the record; its label and key stand in where nothing does. */
  readonly title?: (record: Linked) => Title;
  /** The address of the picture before its name; initials stand there where its resource has such. */
  readonly picture?: (record: Linked) => Caught<string>;
};

type RecordLinkProps<Linked> = FieldProps &
  LinkOptions<Linked> & { readonly record: Caught<Linked> };

/** A link to another record, by its title; the title alone where the record has no page of its own. */
export function RecordLink<Linked>({
  resource,
  record,
  keyOf,
  resourceOf,
  title,
  picture,
  ...field
}: RecordLinkProps<Linked>) {
  const locale = useLocale();
  const isInsideLink = useContext(InsideLinkContext);
  const access = useAccess();
  return (
    <Value {...field} value={record}>
      {(found) => {
        const key = keyReader({ keyOf })(found);
        const own = allowedResource(access, resourceOf?.(found) ?? resource);
        const name = titleOf(own, key, title?.(found), locale);
        const isLink = key !== null && key !== undefined && hasScreen(own, 'record');
        const shown =
          !isLink || isInsideLink ? (
            name
          ) : (
            <PageLink href={recordHref(own, key)} className={styles.inner}>
              {name}
            </PageLink>
          );
        if (!(picture || own.hasInitials)) return shown;
        return (
          <span className={styles.pictured}>
            <Avatar
              name={name}
              resource={own}
              picture={picture?.(found)}
              size={20}
              className={styles.avatar}
            />
            <bdi>{shown}</bdi>
          </span>
        );
      }}
    </Value>
  );
}

/** A column of web addresses. */
export const urlColumn = /* @__PURE__ */ defineColumn(Url);

/** A column of e-mail addresses. */
export const emailColumn = /* @__PURE__ */ defineColumn(Email);

/** A column of phone numbers. */
export const phoneColumn = /* @__PURE__ */ defineColumn(Phone);

/** A column of pictures. */
export const pictureColumn = /* @__PURE__ */ defineColumn(Picture);

type RecordColumnOptions<Row, Linked> = ColumnOptions<Row> & LinkOptions<Linked>;

/** A column of links to other records; a file has their titles. */
export function recordColumn<Row, Linked>(
  id: string,
  value: ReadValue<Row, Linked>,
  { resource, keyOf, resourceOf, title, picture, ...options }: RecordColumnOptions<Row, Linked>,
): Column<Row> {
  const link = { resource, keyOf: keyReader({ keyOf }), resourceOf, title, picture };
  return column(id, value, {
    linkedKey: (row) => {
      const record = valueOf(value(row));
      return record === null ? null : (link.keyOf(record) ?? null);
    },
    cell: (row) => <RecordLink {...link} record={value(row)} />,
    write: (row, locale) => {
      const record = valueOf(value(row));
      const own = record === null ? undefined : (resourceOf?.(record) ?? resource);
      const name = record && own ? titleOf(own, link.keyOf(record), title?.(record), locale) : null;
      return [{ part: '', value: name }];
    },
    ...options,
  });
}
