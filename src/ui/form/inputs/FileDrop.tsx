import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
} from 'react';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import styles from './file.module.css';

interface FileDropProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  /** Called with at least one file; with one only, unless `multiple`. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Called when the person has opened the choice and chosen nothing. */
  readonly onNone?: () => void;
  /** What was chosen. */
  readonly children?: ReactNode;
}

/** The browser's own choice of files, and around it a place on which files are dropped. */
export function FileDrop({ onFiles, onNone, children, multiple, ...attributes }: FileDropProps) {
  const locale = useLocale();
  const [isOver, setOver] = useState(false);
  const [left, setLeft] = useState<string | null>(null);
  useEffect(keepPage, []);
  const place = useRef<HTMLDivElement>(null);
  const hasChosen = !multiple && Boolean(children);
  const hadChosen = useRef(false);
  useEffect(() => {
    // The browser's own element says what was chosen, as long as it is.
    const input = place.current?.querySelector('input');
    if (hadChosen.current && !hasChosen && input) input.value = '';
    hadChosen.current = hasChosen;
  }, [hasChosen]);
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  };
  const onDrop = (event: DragEvent<HTMLElement>) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    const taken = multiple ? files : files.slice(0, 1);
    setLeft(taken.length < files.length ? taken[0].name : null);
    const input = event.currentTarget.querySelector('input');
    if (input && !multiple) input.files = listOf(taken);
    onFiles(taken);
  };
  return (
    <div
      ref={place}
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
    >
      {children}
      <input
        {...attributes}
        type="file"
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          setLeft(null);
          if (multiple) target.value = '';
          if (files.length > 0) onFiles(files);
          else onNone?.();
        }}
      />
      <p className={styles.hint}>
        {multiple ? t('Or drop files here.', locale) : t('Or drop a file here.', locale)}
      </p>
      <p role="status" className={styles.hint}>
        {left !== null && t('Only one file fits here: {file} was taken.', locale, { file: left })}
      </p>
    </div>
  );
}

function listOf(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

function hasFiles({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** A file that is dropped beside its place would be opened instead of the page, and with it all that was typed is gone. */
function keepPage(): () => void {
  const stop = new AbortController();
  const keep = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', keep, { signal: stop.signal });
  window.addEventListener('drop', keep, { signal: stop.signal });
  return () => stop.abort();
}
