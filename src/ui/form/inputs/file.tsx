import { fileOf, rememberFile, type ChosenFile } from '../chosenFiles.ts';
import {
  controlAttributes,
  wrong,
  type ControlProps,
  type Input,
  type InputWords,
} from '../input.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import styles from '../form.module.css';

/** A file upload. The form does not show an existing file; without a new one nothing is changed. */
export function file(words: InputWords = {}): Input<unknown, ChosenFile | null> {
  return {
    ...words,
    empty: null,
    cleared: null,
    isWriteOnly: true,
    parse: () => null,
    isEmpty: (held) => held === null,
    check: (held, locale) =>
      wrong(
        held &&
          !fileOf(held) &&
          t('Choose the file again: it was lost when the page was reloaded.', locale),
      ),
    serialize: (held) => held && fileOf(held),
    format: (held) => held?.name ?? '',
    Control: FileControl,
  };
}

function FileControl({ value, onChange, ref, ...props }: ControlProps<ChosenFile | null>) {
  const locale = useLocale();
  return (
    <>
      <input
        {...controlAttributes(props)}
        ref={typeof ref === 'function' ? ref : undefined}
        type="file"
        className={styles.input}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          onChange(chosen ? rememberFile(chosen) : null);
        }}
      />
      {value && (
        <p className={styles.help}>{t('{file} will be uploaded.', locale, { file: value.name })}</p>
      )}
    </>
  );
}
