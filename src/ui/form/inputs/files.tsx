import type { Message } from '../../../locale/messages.ts';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { ControlProps, Input, InputWords } from '../input.ts';
import type { ListLimits } from '../limits.ts';
import type { FormState } from '../values.ts';
import { file } from './file.tsx';
import { heldWords, HeldFiles } from './HeldFiles.tsx';
import { list } from './list.tsx';
import type { ItemsState } from './ListControl.tsx';
import { readHeldFiles, type HeldFile, type HeldFileSettings } from './readHeldFiles.ts';

/** The files to upload; those that the record has, as far as it says so; and whether these are to be removed. */
type FilesState = {
  readonly items?: ItemsState;
  readonly held?: readonly HeldFile[];
  readonly isRemoved?: true;
} | null;

interface FilesSettings extends InputWords, ListLimits, HeldFileSettings {
  /** The name of each. */
  readonly item: string;
  /** What becomes of those that are there when others are sent; left out where the schema does not say. */
  readonly effect?: 'replace' | 'add';
}

/**
 * Several file uploads. Without a new file nothing is changed. Those that are there are shown where the record has their
 * addresses, with what becomes of them; all of them can be removed where new ones replace them.
 */
export function files(settings: FilesSettings): Input<unknown[], FilesState> {
  const { item, current, fileName, fileSize, isPicture = false, effect, ...words } = settings;
  const chosen = list({ ...words, item: { ...file(), label: item } });
  const isNeeded = words.required || words.hasDefault || (words.minItems ?? 0) > 0;
  const canRemove = effect === 'replace' && !isNeeded;
  const found = (record: FormState = {}): FilesState => {
    const held = readHeldFiles(record, { current, fileName, fileSize });
    return held.length > 0 ? { held } : null;
  };
  const itemsOf = (state: FilesState) => state?.items ?? null;
  return {
    ...words,
    empty: null,
    emptyOf: found,
    cleared: null,
    isWide: true,
    isGroup: true,
    isWriteOnly: true,
    parse: (_value, _locale, record) => found(record),
    isEmpty: (state) => chosen.isEmpty(itemsOf(state)) && !state?.isRemoved,
    check: (state, locale) =>
      chosen.isEmpty(itemsOf(state))
        ? []
        : chosen.check(itemsOf(state), locale).map(({ path, message }) => ({
            path: path.length > 0 ? ['items', ...path] : [],
            message,
          })),
    serialize: (state, locale) => chosen.serialize(itemsOf(state), locale),
    format: (state, locale) => chosen.format(itemsOf(state), locale),
    Control: (props) => (
      <FilesControl
        {...props}
        Chosen={chosen.Control}
        isPicture={isPicture}
        effect={effect}
        canRemove={canRemove}
      />
    ),
  };
}

const EFFECTS = {
  replace: 'Current files. Those that you add replace them.',
  add: 'Current files. Those that you add are kept beside them.',
  unknown:
    'Current files. The backend does not say whether those that you add replace them or are kept beside them.',
} as const satisfies Record<string, Message>;

interface FilesControlProps extends ControlProps<FilesState> {
  readonly Chosen: Input<unknown[], ItemsState>['Control'];
  readonly isPicture: boolean;
  readonly effect: FilesSettings['effect'];
  readonly canRemove: boolean;
}

function FilesControl({ Chosen, isPicture, effect, canRemove, ...props }: FilesControlProps) {
  const { name, id, label = '', value, onChange } = props;
  const none = value?.held ? { held: value.held } : null;
  const locale = useLocale();
  const held = value?.held ?? [];
  const isRemoved = value?.isRemoved ?? false;
  const hasChosen = (value?.items?.length ?? 0) > 0;
  return (
    <>
      {held.length > 0 && (
        <HeldFiles
          id={`${id}-held`}
          held={held}
          isPicture={isPicture}
          words={
            isRemoved
              ? t('They are removed when you save.', locale)
              : heldWords(EFFECTS[effect ?? 'unknown'], props, locale)
          }
          isRemoved={isRemoved}
          remove={
            canRemove && !hasChosen
              ? {
                  name: label,
                  onRemove: (isAway) => onChange(isAway ? { ...none, isRemoved: isAway } : none),
                }
              : null
          }
        />
      )}
      <Chosen
        {...props}
        name={`${name}.items`}
        value={value?.items ?? null}
        onChange={(items) => onChange({ ...none, items })}
      />
    </>
  );
}
