import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { fileOf, rememberFile, type ChosenFile } from '../chosenFiles.ts';
import {
  controlAttributes,
  wrong,
  type AdderProps,
  type ControlProps,
  type Input,
  type InputWords,
} from '../input.ts';
import type { FormState } from '../values.ts';
import { CurrentFile } from './CurrentFile.tsx';
import { FileCard } from './FileCard.tsx';
import { FileDrop } from './FileDrop.tsx';
import { textOfRecord } from './textOfRecord.ts';

/**
 * The chosen file; the record's present file, if the record gives its address; and whether that file is to be removed.
 */
type FileState =
  (Partial<ChosenFile> & { readonly current?: string; readonly isRemoved?: true }) | null;

interface FileSettings extends InputWords {
  /** Where the record has the address of the file that is there: the path to it. */
  readonly current?: readonly string[];
  /** What is there is a picture, whatever its address is. */
  readonly isPicture?: boolean;
}

/**
 * A file upload. Without a new file nothing is changed; the one that is there is shown where the record has its address,
 * and can be removed where none is required.
 */
export function file(settings: FileSettings = {}): Input<unknown, FileState> {
  const { current = [], isPicture = false, ...words } = settings;
  const canRemove = !words.required && !words.hasDefault;
  const found = (record: FormState = {}): FileState => {
    const address = textOfRecord(record, current);
    return address === null ? null : { current: address };
  };
  return {
    ...words,
    empty: null,
    emptyOf: found,
    cleared: null,
    isWriteOnly: true,
    parse: (_value, _locale, record) => found(record),
    isEmpty: (state) => chosenIn(state) === null && !state?.isRemoved,
    check: (state, locale) => {
      const chosen = chosenIn(state);
      return wrong(
        chosen &&
          !fileOf(chosen) &&
          t('Choose the file again: it was lost when the page was reloaded.', locale),
      );
    },
    serialize: (state) => {
      const chosen = chosenIn(state);
      // What is removed is no file.
      return chosen && fileOf(chosen);
    },
    format: (state) => chosenIn(state)?.name ?? '',
    Adder: FilesAdder,
    Control: (props) => <FileControl {...props} isPicture={isPicture} canRemove={canRemove} />,
  };
}

function chosenIn(state: FileState): ChosenFile | null {
  if (state?.id === undefined) return null;
  const { id, name = '', size = 0 } = state;
  return { id, name, size };
}

interface FileControlProps extends ControlProps<FileState> {
  readonly isPicture: boolean;
  readonly canRemove: boolean;
}

function FileControl(given: FileControlProps) {
  const { value, onChange, ref, isPicture, canRemove, ...props } = given;
  const locale = useLocale();
  const chosen = chosenIn(value);
  const current = value?.current;
  const currentId = `${props.id}-current`;
  const none = current === undefined ? null : { current };
  const described =
    [props.describedBy, current !== undefined && currentId].filter(Boolean).join(' ') || undefined;
  return (
    <>
      {current !== undefined && (
        <CurrentFile
          id={currentId}
          address={current}
          isPicture={isPicture}
          label={props.label ?? ''}
          isRemoved={value?.isRemoved ?? false}
          onRemove={
            canRemove && !chosen
              ? (isRemoved) => onChange(isRemoved ? { current, isRemoved } : none)
              : null
          }
        />
      )}
      <FileDrop
        {...controlAttributes({ ...props, describedBy: described })}
        ref={typeof ref === 'function' ? ref : undefined}
        onFiles={([first]) => onChange({ ...none, ...rememberFile(first) })}
        onNone={() => onChange(none)}
      >
        {chosen && (
          <FileCard
            file={fileOf(chosen)}
            size={chosen.size}
            words={t('{file} will be uploaded.', locale, { file: chosen.name })}
            remove={{
              label: t('Remove {name}', locale, { name: chosen.name }),
              onRemove: () => {
                onChange(none);
                document.getElementById(props.id)?.focus();
              },
            }}
          />
        )}
      </FileDrop>
    </>
  );
}

/** Several files at once, each of which becomes an item. */
function FilesAdder({ id, label, onAdd }: AdderProps<FileState>) {
  return (
    <FileDrop
      id={id}
      aria-label={label}
      multiple
      onFiles={(files) => onAdd(files.map(rememberFile))}
    />
  );
}
