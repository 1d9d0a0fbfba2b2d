import { t } from '../../../locale/translate.ts';
import type { Locale } from '../../../locale/locale.ts';
import { wrong, type Input, type InputWords } from '../input.ts';
import { optionName } from '../picker.ts';
import { type Option, type Picker } from '../../../lists/picker.ts';
import { RelationControl } from '../RelationControl.tsx';
import { chosenOptions, RelationsControl, type RelationsState } from '../RelationsControl.tsx';
import { chosenOption, isUnchosen, type RelationState } from '../unchosen.ts';
import { WithNew } from '../WithNew.tsx';

interface RelationSettings<Row, Key> extends InputWords {
  readonly picker: Picker<Row, Key>;
}

interface WrappedSettings<Row, Key, Value> extends RelationSettings<Row, Key> {
  /** Wraps the key for the backend: `{ connect: { id } }`. */
  readonly as?: (key: Key) => Value;
  /** The value that removes the relation, where null does not. */
  readonly detach?: object;
}

/** A relation to one record, chosen by search. The value as read is an option of the picker, or a key alone. */
export function relation<Row, Key extends string | number, Value = Key>({
  picker,
  as,
  detach,
  ...words
}: WrappedSettings<Row, Key, Value>): Input<Value, RelationState<Key>> {
  return {
    ...words,
    empty: null,
    cleared: detach ?? null,
    parse: (read) => asOption<Key>(read),
    // The key identifies the record, even after its title has changed.
    canonical: (state) => (isUnchosen(state) ? state : state?.key),
    isEmpty: (state) => state === null,
    check: (state, locale) => wrong(isUnchosen(state) && unchosenProblem(locale)),
    serialize: (state) => {
      const { key } = chosenOption(state) as Option<Key>;
      return as ? as(key) : (key as unknown as Value);
    },
    format: (state, locale) =>
      isUnchosen(state) ? state.typed : state ? optionName(picker, state, locale) : '',
    finds: { picker, isMany: false },
    Control: (props) => (
      <WithNew picker={picker} onCreated={(made) => props.onChange(made as Option<Key>)}>
        <RelationControl {...props} picker={picker} />
      </WithNew>
    ),
  };
}

/** A record that is known by its key alone gets its title when the form is shown. */
function asOption<Key extends string | number>(read: unknown): Option<Key> {
  return typeof read === 'object'
    ? (read as Option<Key>)
    : { key: read as Key, title: null, hasOnlyKey: true };
}

/** What is wrong with a text that has led to no record. */
function unchosenProblem(locale: Locale): string {
  return t('Nothing is chosen: choose one from the list, or clear the text.', locale);
}

interface WrappedListSettings<Row, Key, Value> extends RelationSettings<Row, Key> {
  /** Wraps the keys for the backend: `{ connect: [{ id }] }`. */
  readonly as?: (keys: Key[]) => Value;
}

/** A relation to several records. */
export function relations<Row, Key extends string | number, Value = Key[]>({
  picker,
  as,
  ...words
}: WrappedListSettings<Row, Key, Value>): Input<Value, RelationsState<Key>> {
  return {
    ...words,
    kind: 'relations',
    empty: null,
    cleared: [],
    parse: (read) => (read as readonly unknown[]).map((one) => asOption<Key>(one)),
    canonical: (state) =>
      state?.some(isUnchosen)
        ? state
        : chosenOptions(state)
            .map(({ key }) => String(key))
            .sort(),
    isEmpty: (state) => state === null || state.length === 0,
    check: (state, locale) => wrong(state?.some(isUnchosen) === true && unchosenProblem(locale)),
    serialize: (state) => {
      const keys = chosenOptions(state).map(({ key }) => key);
      return as ? as(keys) : (keys as unknown as Value);
    },
    format: (state, locale) =>
      (state ?? [])
        .map((one) => (isUnchosen(one) ? one.typed : optionName(picker, one, locale)))
        .join(', '),
    finds: { picker, isMany: true },
    Control: (props) => (
      <WithNew
        picker={picker}
        onCreated={(made) => props.onChange([...chosenOptions(props.value), made as Option<Key>])}
      >
        <RelationsControl {...props} picker={picker} />
      </WithNew>
    ),
  };
}
