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
import { FileCard } from './FileCard.tsx';
import { FileDrop } from './FileDrop.tsx';
import { heldWords, HeldFiles, nameOf } from './HeldFiles.tsx';
import { readHeldFiles, type HeldFile, type HeldFileSettings } from './readHeldFiles.ts';

/**
 * The chosen file; the record's present file, if the record gives its address; and whether that file is to be removed.
 */
type FileState =
  (Partial<ChosenFile> & { readonly held?: readonly HeldFile[]; readonly isRemoved?: true }) | null;

type FileSettings = InputWords & HeldFileSettings;

/**
 * A file upload. Without a new file nothing is changed; the one that is there is shown where the record has its address,
 * and can be removed where none is required.
 */
export function file(settings: FileSettings = {}): Input<unknown, FileState> {
  const { current, fileName, fileSize, isPicture = false, ...words } = settings;
  const canRemove = !words.required && !words.hasDefault;
  const found = (record: FormState = {}): FileState => {
    const held = readHeldFiles(record, { current, fileName, fileSize });
    return held.length > 0 ? { held } : null;
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
  const held = value?.held ?? [];
  const heldId = `${props.id}-held`;
  const none = held.length > 0 ? { held } : null;
  const isRemoved = value?.isRemoved ?? false;
  const described = [props.describedBy, none && heldId].filter(Boolean).join(' ') || undefined;
  return (
    <>
      {held.length > 0 && (
        <HeldFiles
          id={heldId}
          held={held}
          isPicture={isPicture}
          words={
            isRemoved
              ? t('It is removed when you save.', locale)
              : heldWords('Current file. Another one that you choose replaces it.', props, locale)
          }
          isRemoved={isRemoved}
          remove={
            canRemove && !chosen
              ? {
                  name: nameOf(held[0]) || (props.label ?? ''),
                  onRemove: (isAway) => onChange(isAway ? { held, isRemoved: isAway } : none),
                }
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
