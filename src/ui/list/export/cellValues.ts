import { isValidElement, type ReactNode } from 'react';
import { reading, valueOf, type Caught } from '../../fields/caught.ts';
import { titleOf, type Title } from '../../fields/title.ts';
import type { Locale } from '../../../locale/locale.ts';
import type { RecordKey, Resource } from '../../../address/resource.ts';

/** A value of a row, under its column's heading or that with a word more. */
export interface CellValue {
  /** What stands behind the column's own name; empty for the value itself. */
  readonly part: '' | 'currency' | '(minor unit)';
  readonly value: unknown;
}

interface FieldProps {
  readonly value?: Caught<unknown>;
  readonly currency?: Caught<string>;
  readonly unit?: string;
  readonly record?: Caught<object>;
  readonly resource?: Resource;
  readonly recordKey?: RecordKey | null;
  readonly keyOf?: (record: object) => RecordKey | null | undefined;
  readonly title?: Title | ((record: object) => Title);
  readonly children?: ReactNode;
}

/**
 * What a cell shows, as data: fields give the value that they were given, not the words that they
 * would show for a person's language. What could not be read is null.
 *
 * @param locale in whose language a record is called that nothing names; null: as the team wrote it
 */
export function cellValues(cell: ReactNode, locale: Locale | null): CellValue[] {
  if (!isValidElement<FieldProps>(cell)) return [{ part: '', value: textOf(cell) }];
  const { value, currency, unit, resource } = cell.props;
  if (resource) return [{ part: '', value: recordName(resource, cell.props, locale) }];
  if (!('value' in cell.props)) return [{ part: '', value: textOf(cell) }];
  const own: CellValue = { part: unit === 'minor' ? '(minor unit)' : '', value: valueOf(value) };
  return currency === undefined ? [own] : [own, { part: 'currency', value: valueOf(currency) }];
}

/** What a link to a record says, or the record's own title; null where there is no record. */
function recordName(resource: Resource, props: FieldProps, locale: Locale | null): string | null {
  const { record, recordKey, keyOf, title } = props;
  if (typeof title !== 'function' && record === undefined)
    return titleOf(resource, recordKey, title, locale);
  const found = valueOf(record);
  const named = found && typeof title === 'function' ? title(found) : undefined;
  return found && titleOf(resource, keyOf?.(found), named, locale);
}

/** Whether the backend could not give what a cell shows. */
export function isUnreadable(cell: ReactNode): boolean {
  if (!isValidElement<FieldProps>(cell)) return false;
  const { value, record } = cell.props;
  return !reading(value ?? record).ok;
}

/** The text in whatever a team has put into a cell of its own. */
function textOf(node: ReactNode): string | null {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).filter(Boolean).join(' ') || null;
  if (!isValidElement<FieldProps>(node)) return null;
  return 'value' in node.props
    ? String(valueOf(node.props.value) ?? '')
    : textOf(node.props.children);
}
