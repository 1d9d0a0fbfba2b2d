import type { Locale } from '../../../locale/locale.ts';
import { wrong, type Input, type InputWords, type LabelledInput } from '../input.ts';
import { countProblem, type ListLimits } from '../limits.ts';
import { everyText, textItems } from '../textItems.ts';
import { isSame } from '../values.ts';
import { ListControl, type ItemsState, type ItemState } from './ListControl.tsx';

interface ListSettings<Value> extends InputWords, ListLimits {
  /** The input of an item; its label, if it has one, is shown beside the item's number. */
  readonly item: Input<Value>;
}

/** An ordered list of values. */
export function list<Value>({
  item: own,
  ...words
}: ListSettings<Value>): Input<Value[], ItemsState> {
  const item: LabelledInput<Value> = { ...own, label: own.label ?? '' };
  const kept = (state: ItemsState) =>
    (state ?? []).filter(({ value, isThere }) => isThere !== undefined || !item.isEmpty(value));
  const sendItem = ({ value, isThere }: ItemState, locale: Locale) =>
    isThere === 'null' && item.isEmpty(value) ? (null as Value) : item.serialize(value, locale);
  return {
    ...words,
    kind: 'list',
    item: item as LabelledInput,
    empty: null,
    cleared: [],
    isWide: true,
    isGroup: true,
    parse: (values, locale) =>
      (values as unknown[]).map((value): ItemState => {
        if (value === null) return { value: item.empty, isThere: 'null' };
        const state = item.parse(value, locale);
        return item.isEmpty(state) ? { value: state, isThere: 'empty' } : { value: state };
      }),
    isEmpty: (state) => kept(state).length === 0,
    check: (state, locale, before) => {
      const ofItems = (state ?? []).flatMap(({ value }, index) =>
        item.isEmpty(value) || before?.some((known) => isSame(known.value, value))
          ? []
          : item.check(value, locale).map(({ path, message }) => ({
              path: [String(index), 'value', ...path],
              message,
            })),
      );
      // An error of the whole list would hide those of its items.
      return ofItems.length > 0 ? ofItems : wrong(countProblem(kept(state).length, words, locale));
    },
    canonical: (state) =>
      kept(state).map(({ value }) =>
        item.isEmpty(value) ? item.empty : (item.canonical?.(value) ?? value),
      ),
    serialize: (state, locale) => kept(state).map((one) => sendItem(one, locale)),
    format: (state, locale) =>
      kept(state)
        .map(({ value }) => (item.isEmpty(value) ? '—' : item.format(value, locale)))
        .join(', '),
    ...(item.fromText && {
      fromText: (text, locale) =>
        everyText(textItems(text), (part) => {
          const reading = item.fromText?.(part, locale) ?? { state: item.empty };
          return 'problem' in reading ? reading : { state: { value: reading.state } };
        }),
    }),
    Control: (props) => <ListControl {...props} item={item} />,
  };
}
