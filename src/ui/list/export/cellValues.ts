import { isValidElement, type ReactNode } from 'react';
import { reading, valueOf, type Caught } from '../../fields/caught.ts';
import { titleOf, type Title } from '../../fields/title.ts';
import type { RecordKey, Resource } from '../../resource.ts';

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
  readonly keyOf?: (record: object) => RecordKey | null | undefined;
  readonly title?: (record: object) => Title;
  readonly children?: ReactNode;
}

/**
 * What a cell shows, as data: fields give the value that they were given, not the words that they
 * would show for a person's language. What could not be read is null.
 */
export function cellValues(cell: ReactNode): CellValue[] {
  if (!isValidElement<FieldProps>(cell)) return [{ part: '', value: textOf(cell) }];
  const { value, currency, unit, record, resource, keyOf, title } = cell.props;
  if (record !== undefined && resource) {
    const found = valueOf(record);
    const name = found && titleOf(resource, keyOf?.(found), title?.(found));
    return [{ part: '', value: name }];
  }
  if (!('value' in cell.props)) return [{ part: '', value: textOf(cell) }];
  const own: CellValue = { part: unit === 'minor' ? '(minor unit)' : '', value: valueOf(value) };
  return currency === undefined ? [own] : [own, { part: 'currency', value: valueOf(currency) }];
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
