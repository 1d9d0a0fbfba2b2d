import { formatBytes } from '../../../locale/measures.ts';
import type { Locale } from '../../../locale/locale.ts';
import type { Message } from '../../../locale/messages.ts';
import { joinSentences, t } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { safeHref, safeImageSource } from '../../fields/safeAddress.ts';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import type { ControlProps } from '../input.ts';
import type { HeldFile } from './readHeldFiles.ts';
import styles from './file.module.css';

interface HeldFilesProps {
  /** The id of the words that describe the input. */
  readonly id: string;
  /** At least one. */
  readonly held: readonly HeldFile[];
  readonly isPicture: boolean;
  /** What becomes of them when the form is saved. */
  readonly words: string;
  /** They are taken away when the form is saved. */
  readonly isRemoved: boolean;
  /** What is taken away, and what takes it away or keeps it after all; null where that cannot be. */
  readonly remove: {
    readonly name: string;
    readonly onRemove: (isRemoved: boolean) => void;
  } | null;
}

/** What becomes of the files that a record has. Where the backend demands one with each change, they are no such file. */
export function heldWords(
  words: Message,
  { required }: Pick<ControlProps<unknown>, 'required'>,
  locale: Locale,
): string {
  const demands = required ? [t('The backend takes no change without a file.', locale)] : [];
  return joinSentences([t(words, locale), ...demands], locale);
}

/** The files that a record has already. */
export function HeldFiles({ id, held, isPicture, words, isRemoved, remove }: HeldFilesProps) {
  const locale = useLocale();
  return (
    <div className={styles.card} data-removed={isRemoved || undefined}>
      <div id={id} className={styles.words}>
        <ul className={styles.held}>
          {held.map((file, index) => (
            // Two of them may have one address.
            <li key={index}>
              <HeldFileCard file={file} isPicture={isPicture} />
            </li>
          ))}
        </ul>
        <small>{words}</small>
      </div>
      {remove && (
        <button
          type="button"
          className={isRemoved ? buttons.button : buttons.icon}
          aria-label={t(isRemoved ? 'Keep {name}' : 'Remove {name}', locale, { name: remove.name })}
          onClick={() => remove.onRemove(!isRemoved)}
        >
          {isRemoved ? t('Keep', locale) : <Icon name="cross" />}
        </button>
      )}
    </div>
  );
}

/** A file with what is known of it: its picture, its name with a link that opens it, its size. */
function HeldFileCard({ file, isPicture }: { file: HeldFile; isPicture: boolean }) {
  const locale = useLocale();
  const { address, size } = file;
  const href = safeHref(address);
  const name = nameOf(file);
  const isImage = isPicture || IMAGE.test(pathOf(address)) || IMAGE.test(name);
  const source = isImage ? safeImageSource(address) : null;
  const named = <bdi>{name || href}</bdi>;
  return (
    <>
      {source !== null && (
        <img src={source} alt="" width={48} height={48} loading="lazy" className={styles.current} />
      )}
      <span>
        {href !== null ? (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {named}
          </a>
        ) : (
          named
        )}{' '}
        {size !== undefined && <small>{formatBytes(size, locale)}</small>}
      </span>
    </>
  );
}

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/** The address without what comes after its path. */
function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** What a file is called: else the last part of its path; nothing for data, which is no name. */
export function nameOf({ name, address }: HeldFile): string {
  if (name !== undefined) return name;
  if (/^data:/i.test(address)) return '';
  const parts = pathOf(address).split('/');
  const last = parts.findLast((part) => part !== '') ?? '';
  if (last.length > LONGEST_NAME) return '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

const LONGEST_NAME = 255;
