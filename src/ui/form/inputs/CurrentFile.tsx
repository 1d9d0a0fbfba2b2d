import { t } from '../../../locale/translate.ts';
import { safeHref, safeImageSource } from '../../fields/safeAddress.ts';
import { useLocale } from '../../locale/useLocale.ts';
import styles from './file.module.css';

interface CurrentFileProps {
  readonly id: string;
  /** What the record has of it: its address, or a path or a name. */
  readonly address: string;
  readonly isPicture: boolean;
}

/** The file that a record has already. */
export function CurrentFile({ id, address, isPicture }: CurrentFileProps) {
  const locale = useLocale();
  const source = isPicture || IMAGE.test(pathOf(address)) ? safeImageSource(address) : null;
  const href = safeHref(address);
  const name = nameOf(address) || (href ?? '');
  const named = <bdi>{name}</bdi>;
  return (
    <div id={id} className={styles.card}>
      {source !== null && (
        <img src={source} alt="" width={48} height={48} loading="lazy" className={styles.current} />
      )}
      <div className={styles.words}>
        {href !== null ? (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {named}
          </a>
        ) : (
          named
        )}
        {name !== '' && <br />}
        <small>{t('Current file. Another one that you choose replaces it.', locale)}</small>
      </div>
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
