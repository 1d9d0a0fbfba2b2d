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
import { FileCard } from './FileCard.tsx';
import { FileDrop } from './FileDrop.tsx';

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
    Adder: FilesAdder,
    Control: FileControl,
  };
}

function FileControl({ value, onChange, ref, ...props }: ControlProps<ChosenFile | null>) {
  const locale = useLocale();
  return (
    <FileDrop
      {...controlAttributes(props)}
      ref={typeof ref === 'function' ? ref : undefined}
      onFiles={([chosen]) => onChange(rememberFile(chosen))}
      onNone={() => onChange(null)}
    >
      {value && (
        <FileCard
          file={fileOf(value)}
          size={value.size}
          words={t('{file} will be uploaded.', locale, { file: value.name })}
          remove={{
            label: t('Remove {name}', locale, { name: value.name }),
            onRemove: () => {
              onChange(null);
              document.getElementById(props.id)?.focus();
            },
          }}
        />
      )}
    </FileDrop>
  );
}

/** Several files at once, each of which becomes an item. */
function FilesAdder({ id, label, onAdd }: AdderProps<ChosenFile | null>) {
  return (
    <FileDrop
      id={id}
      aria-label={label}
      multiple
      onFiles={(files) => onAdd(files.map(rememberFile))}
    />
  );
}
