import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatBytes, formatPercent } from '../../../locale/measures.ts';
import { uploadProgress } from '../../../relay/uploadProgress.ts';
import buttons from '../../button.module.css';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import styles from './file.module.css';

interface FileCardProps {
  /** What is there of it: nothing after a reload, which forgets files. */
  readonly file: Blob | undefined;
  /** Null where the words say it. */
  readonly size: number | null;
  readonly words: string;
  /** The button that removes the file; null where the file cannot be removed. */
  readonly remove: { readonly label: string; readonly onRemove: () => void } | null;
}

/** A file that was chosen, or is there: what is an image is shown, and how much of it has been sent. */
export function FileCard({ file, size, words, remove }: FileCardProps) {
  const locale = useLocale();
  const sent = useSyncExternalStore(
    uploadProgress.subscribe,
    () => (file ? uploadProgress.of(file) : null),
    () => null,
  );
  return (
    <div className={styles.card}>
      {file && <Preview key={`${file.size} ${file.type}`} file={file} />}
      <div className={styles.words}>
        <span>{words}</span> {size !== null && <small>{formatBytes(size, locale)}</small>}
        {sent !== null && (
          <>
            <progress value={sent} aria-label={words} />
            <small>{formatPercent(Math.round(sent * 100), locale)}</small>
          </>
        )}
      </div>
      {remove && (
        <button
          type="button"
          className={buttons.icon}
          aria-label={remove.label}
          disabled={sent !== null}
          onClick={remove.onRemove}
        >
          <Icon name="cross" />
        </button>
      )}
    </div>
  );
}

/** Pixels of the longer side. */
const LONGEST = 96;
/** Bytes up to which an image is decoded for its preview. */
const MOST_BYTES = 30_000_000;

/** An image; nothing for what the browser cannot decode. Drawn, because pages show images from few sources only. */
function Preview({ file }: { file: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isImage, setImage] = useState(false);
  useEffect(() => {
    let isOver = false;
    const draw = async () => {
      const image = await createImageBitmap(file);
      const { current } = canvas;
      if (current && !isOver) {
        const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
        current.width = Math.max(1, Math.round(image.width * scale));
        current.height = Math.max(1, Math.round(image.height * scale));
        current.getContext('2d')?.drawImage(image, 0, 0, current.width, current.height);
        setImage(true);
      }
      image.close();
    };
    const mayBeImage = file.type === '' || file.type.startsWith('image/');
    if (mayBeImage && file.size <= MOST_BYTES) draw().catch(() => setImage(false));
    return () => {
      isOver = true;
    };
  }, [file]);
  return <canvas ref={canvas} aria-hidden="true" className={styles.preview} hidden={!isImage} />;
}
