import { use, type ReactNode } from 'react';
import { FieldError } from '../errors/FieldError.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { reading } from '../../relay/caught.ts';
import { PartialContext } from '../../relay/partial.ts';
import { FieldContext, type ValueProps } from './fieldProps.ts';
import styles from './fields.module.css';

/** What stands where there is nothing: a dash to the eye, a word to a screen reader. */
export function Nothing() {
  const locale = useLocale();
  return (
    <span className={styles.nothing} data-nothing="">
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{t('None|no value', locale)}</span>
    </span>
  );
}

/** What stands in the place of a value that is on its way. */
export function Unknown() {
  return <span className={styles.unknown} />;
}

interface ShownValueProps<Type> extends ValueProps<Type> {
  /** Stays among the fields of its section where it is empty: it has a way to fill it. */
  readonly isKept?: boolean;
  readonly children: (value: Type) => ReactNode;
}

/**
 * Shows a field: its value, a dash when it has none, or what went wrong when the backend could not
 * give it. With a name or a label it is a field of its section. All other value components are made of
 * this one.
 */
export function Value<Type>({ value, isKept = false, children, ...field }: ShownValueProps<Type>) {
  const read = reading(value);
  const isUnknown = use(PartialContext) && !(read.ok && read.value !== undefined);
  const isEmpty = !isKept && !isUnknown && read.ok && isBare(read.value);
  const shown = isUnknown ? <Unknown /> : contentOf(read, children);
  if (field.name === undefined && field.label === undefined) return shown;
  const asField = use(FieldContext);
  return asField ? asField(field, shown, isEmpty) : shown;
}

function isNothing(value: unknown): value is null | undefined | '' {
  return value === null || value === undefined || value === '';
}

/** What backends put into an object so that it is not empty: `__entityId__`. */
const PLACEHOLDER = /^__\w+__$/;

/** Nothing, or a list or an object of nothing. */
function isBare(value: unknown): boolean {
  if (isNothing(value)) return true;
  return (
    typeof value === 'object' && Object.keys(value ?? {}).every((key) => PLACEHOLDER.test(key))
  );
}

function contentOf<Type>(
  read: ReturnType<typeof reading<Type>>,
  children: (value: Type) => ReactNode,
): ReactNode {
  if (!read.ok) return <FieldError errors={read.errors} />;
  if (isNothing(read.value)) return <Nothing />;
  // A text by itself would not pass by what makes it fit for HTML.
  return <>{children(read.value)}</>;
}
