import { useMemo } from 'react';
import { formatBytes } from '../../../locale/measures.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import { decodedBytes } from '../../fields/encodedBytes.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { controlAttributes, type ControlProps, type Input, type InputWords } from '../input.ts';
import { FileCard } from './FileCard.tsx';
import { FileDrop } from './FileDrop.tsx';
import { trimmedText } from './text.tsx';
import type { TextState } from './textState.ts';

interface BinarySettings extends InputWords {
  /** How the backend takes bytes: in base64, or in PostgreSQL's hexadecimal digits. */
  readonly encoding?: 'base64' | 'hex';
}

/** Bytes that travel as text, entered as a file; nobody would read or type them. */
export function binary({ encoding = 'base64', ...words }: BinarySettings = {}): Input<
  string,
  TextState
> {
  return {
    ...words,
    ...trimmedText,
    check: () => [],
    canonical: (state) => decodedBytes(state ?? '')?.base64 ?? state,
    format: sizeOf,
    Control: (props) => <BinaryControl {...props} encoding={encoding} />,
  };
}

function sizeOf(state: TextState, locale: Locale): string {
  const bytes = decodedBytes(state ?? '');
  return bytes ? formatBytes(bytes.size, locale) : (state ?? '');
}

interface BinaryControlProps extends ControlProps<TextState> {
  readonly encoding: 'base64' | 'hex';
}

function BinaryControl({ value, onChange, ref, encoding, ...props }: BinaryControlProps) {
  const locale = useLocale();
  const bytes = useMemo(() => decodedBytes(value ?? ''), [value]);
  const blob = useMemo(() => bytes && blobOf(bytes.base64), [bytes]);
  return (
    <FileDrop
      {...controlAttributes(props)}
      ref={typeof ref === 'function' ? ref : undefined}
      onFiles={([chosen]) => {
        void chosen.arrayBuffer().then((buffer) => {
          onChange(encoded(new Uint8Array(buffer), encoding));
        });
      }}
    >
      {value !== null && (
        <FileCard
          file={blob ?? undefined}
          size={null}
          words={t('Current value: {value}', locale, { value: sizeOf(value, locale) })}
          remove={
            props.required
              ? null
              : {
                  label: t('Remove {name}', locale, { name: props.label ?? '' }),
                  onRemove: () => {
                    onChange(null);
                    document.getElementById(props.id)?.focus();
                  },
                }
          }
        />
      )}
    </FileDrop>
  );
}

function blobOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]);
}

function encoded(bytes: Uint8Array, encoding: 'base64' | 'hex'): string {
  if (encoding === 'hex')
    return `\\x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  // `btoa` takes a character for each byte.
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
