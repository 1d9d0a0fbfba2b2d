import 'client-only';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { t } from '../../../locale/translate.ts';
import type { Locale } from '../../../locale/locale.ts';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { kindOf, VALUE_KINDS, type ValueKind } from './jsonKinds.ts';
import { useJsonEdits, writtenAt, removeAt, type Place } from './jsonTreeContext.ts';
import styles from './jsonTree.module.css';

/** How a kind is written. */
const SIGNS: Readonly<Record<ValueKind, string>> = {
  text: '“”',
  number: '#',
  boolean: '✓',
  null: '∅',
  object: '{}',
  array: '[]',
};

function wordsOf(kind: ValueKind, locale: Locale): string {
  if (kind === 'text') return t('Text', locale);
  if (kind === 'number') return t('Number|in JSON', locale);
  if (kind === 'boolean') return t('True or false', locale);
  // JSON's own, in every language.
  if (kind === 'null') return kind;
  return kind === 'object' ? t('Object|in JSON', locale) : t('List|in JSON', locale);
}

interface JsonToolsProps {
  readonly place: Place;
  readonly onRemove: (() => void) | null;
}

/** What can be done with a value besides writing it: another kind, where nothing is in it, and its removal. */
export function JsonTools({ place, onRemove }: JsonToolsProps) {
  const id = useId();
  const locale = useLocale();
  const { edited, change } = useJsonEdits();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { node, at, path } = place;
  const kind = kindOf(node, writtenAt(edited, node));
  const label = t('Type of {name}: {type}', locale, { name: path, type: wordsOf(kind, locale) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <div className={styles.tools} onKeyDown={onKeyDown}>
        {node.parts.length === 0 && (
          <button
            ref={opener}
            type="button"
            className={styles.tool}
            aria-label={label}
            title={wordsOf(kind, locale)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-hidden="true">{SIGNS[kind]}</span>
          </button>
        )}
        {onRemove && (
          <button
            type="button"
            className={styles.tool}
            data-at={removeAt(at)}
            aria-label={t('Remove {name}', locale, { name: path })}
            onClick={onRemove}
          >
            <Icon name="cross" size={14} />
          </button>
        )}
      </div>
      {isOpen && (
        <div id={id} role="group" aria-label={label} className={styles.kinds} onKeyDown={onKeyDown}>
          {VALUE_KINDS.map((other) => (
            <button
              key={other}
              type="button"
              aria-pressed={other === kind}
              onClick={() => {
                setOpen(false);
                if (other === kind) opener.current?.focus();
                else change(place, other);
              }}
            >
              {wordsOf(other, locale)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
