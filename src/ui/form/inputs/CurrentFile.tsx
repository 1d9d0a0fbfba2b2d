import { t } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { safeHref, safeImageSource } from '../../fields/safeAddress.ts';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import styles from './file.module.css';

interface CurrentFileProps {
  readonly id: string;
  /** What the record has of it: its address, or a path or a name. */
  readonly address: string;
  readonly isPicture: boolean;
  /** What it is called where its address does not say a name. */
  readonly label: string;
  /** It is taken away when the form is saved. */
  readonly isRemoved: boolean;
  /** Takes it away, or keeps it after all; null where a file is required. */
  readonly onRemove: ((isRemoved: boolean) => void) | null;
}

/** The file that a record has already. */
export function CurrentFile(props: CurrentFileProps) {
  const { id, address, isPicture, label, isRemoved, onRemove } = props;
  const locale = useLocale();
  const source = isPicture || IMAGE.test(pathOf(address)) ? safeImageSource(address) : null;
  const href = safeHref(address);
  const name = nameOf(address) || (href ?? '');
  const named = <bdi>{name}</bdi>;
  return (
    <div className={styles.card} data-removed={isRemoved || undefined}>
      {source !== null && (
        <img src={source} alt="" width={48} height={48} loading="lazy" className={styles.current} />
      )}
      <div id={id} className={styles.words}>
        {href !== null ? (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {named}
          </a>
        ) : (
          named
        )}
        {name !== '' && <br />}
        <small>
          {isRemoved
            ? t('It is removed when you save.', locale)
            : t('Current file. Another one that you choose replaces it.', locale)}
        </small>
      </div>
      {onRemove && (
        <button
          type="button"
          className={isRemoved ? buttons.button : buttons.icon}
          aria-label={t(isRemoved ? 'Keep {name}' : 'Remove {name}', locale, {
            name: name || label,
          })}
          onClick={() => onRemove(!isRemoved)}
        >
          {isRemoved ? t('Keep', locale) : <Icon name="cross" />}
        </button>
      )}
    </div>
  );
}

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/** The address without what comes after its path. */
function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** The last part of a path; nothing for data, which is no name. */
function nameOf(address: string): string {
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
