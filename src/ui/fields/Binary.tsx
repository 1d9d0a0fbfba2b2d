import { formatBytes } from '../../locale/measures.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import { useLocale } from '../locale/useLocale.ts';
import { defineColumn } from './column.tsx';
import { decodedBytes } from './encodedBytes.ts';
import type { ValueProps } from './fieldProps.ts';
import { Value } from './Value.tsx';

/**
 * Bytes that are encoded as text: their size, and a link that downloads them. A text that is no such encoding is shown
 * as it is.
 */
export function Binary(props: ValueProps<string>) {
  const locale = useLocale();
  return (
    <Value {...props}>
      {(encoded) => {
        const bytes = decodedBytes(encoded);
        if (!bytes) return encoded;
        return (
          <>
            {formatBytes(bytes.size, locale)}{' '}
            <a href={`data:application/octet-stream;base64,${bytes.base64}`} download="">
              {t('Download|file', locale)}
            </a>
          </>
        );
      }}
    </Value>
  );
}

function sizeOf(encoded: string, locale: Locale): string {
  const bytes = decodedBytes(encoded);
  return bytes ? formatBytes(bytes.size, locale) : encoded;
}

/** The size alone: a table has no room for what it is of. */
function Size(props: ValueProps<string>) {
  const locale = useLocale();
  return <Value {...props}>{(encoded) => sizeOf(encoded, locale)}</Value>;
}

/** A column of bytes by their sizes. */
export const binaryColumn = /* @__PURE__ */ defineColumn(Size, { align: 'end', text: sizeOf });
