import dynamic from 'next/dynamic';
import { withBasePath } from '../../../address/basePath.ts';
import { searchInWords } from '../../../lists/filters/searchInWords.ts';
import { typedNumbers, writtenInParameter } from '../../../lists/filters/typedNumbers.ts';
import type { ListAddress } from '../../../lists/listAddress.ts';
import type { FilterSetting, ListSettings } from '../../../lists/listSettings.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import { HiddenInputs } from '../HiddenInputs.tsx';
import styles from '../list.module.css';
import { hiddenParameters, useListForm } from '../listForm.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import type { NamedFilter } from './FilterNames.tsx';
import { SearchInput } from './SearchInput.tsx';

/** Rendered on the server, too: most lists require no record. */
const RecordOperand = dynamic(async () => (await import('./RecordOperand.tsx')).RecordOperand);

interface BarFormProps<Variables> {
  readonly path: string;
  readonly settings: ListSettings<Variables>;
  readonly address: ListAddress;
  readonly asked: ReadonlyArray<NamedFilter<Variables>>;
  readonly selects: ReadonlyArray<NamedFilter<Variables>>;
}

/** The search and selects for a few fields. */
export function BarForm<Variables>(props: BarFormProps<Variables>) {
  const { path, settings, address, asked, selects } = props;
  const locale = useLocale();
  const { submit, onSubmit } = useListForm(settings, path);
  const names = new Set(['q', ...[...asked, ...selects].map(([name]) => name)]);
  const current = (name: string) => address.filters[name]?.[0] ?? '';
  // Selects and records apply at once; only text, and pages without JavaScript, need a button.
  const isTyped = settings.search !== undefined || asked.some(([, { picker }]) => !picker);
  return (
    <form
      method="get"
      action={withBasePath(path)}
      onSubmit={onSubmit}
      role="search"
      className={styles.form}
      data-words={settings.search && searchInWords(settings.search, locale)}
    >
      {settings.search && (
        <SearchInput label={searchInWords(settings.search, locale)} text={address.search} />
      )}
      {asked.map(([name, filter]) => (
        <RequiredOperand
          key={`${name} ${current(name)}`}
          name={name}
          filter={filter}
          values={address.filters[name] ?? []}
          onChosen={submit}
        />
      ))}
      {isTyped && (
        <button type="submit" className={buttons.button}>
          {t('Search', locale)}
        </button>
      )}
      {selects.map(([name, filter]) => (
        <ChoiceSelect
          key={name}
          name={name}
          filter={filter}
          value={current(name)}
          onChosen={submit}
        />
      ))}
      {!isTyped && (
        <button type="submit" className={`${buttons.button} ${styles.unscripted}`}>
          {t('Apply', locale)}
        </button>
      )}
      <HiddenInputs parameters={hiddenParameters(address, (parameter) => names.has(parameter))} />
    </form>
  );
}

interface RequiredOperandProps<Variables> {
  readonly name: string;
  readonly filter: FilterSetting<Variables>;
  /** Those that the address has. */
  readonly values: readonly string[];
  readonly onChosen: (form: HTMLFormElement) => void;
}

/** The input of a filter without which the list cannot be asked for: a text, a number or a record. */
function RequiredOperand<Variables>(props: RequiredOperandProps<Variables>) {
  const { name, filter, values, onChosen } = props;
  const { kind, picker } = filter;
  const locale = useLocale();
  const label = tLabel(filter.label, locale);
  if (picker)
    return (
      <div className={styles.record}>
        <RecordOperand
          name={name}
          label={label}
          values={values}
          autoFocus={false}
          load={picker}
          onChosen={onChosen}
        />
      </div>
    );
  const [value = ''] = values;
  const isNumber = kind === 'number';
  return (
    <>
      <input
        type="text"
        name={name}
        required
        inputMode={isNumber ? 'decimal' : undefined}
        defaultValue={isNumber ? typedNumbers(value, locale) : value}
        placeholder={label}
        aria-label={label}
        className={styles.search}
      />
      {isNumber && <input type="hidden" name={writtenInParameter(name)} value={locale.language} />}
    </>
  );
}
