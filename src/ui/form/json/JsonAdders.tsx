import 'client-only';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { t } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { addAt, type Place } from './jsonTreeContext.ts';
import styles from './jsonTree.module.css';

interface AddButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  /** What it adds to. */
  readonly place: Place;
  readonly words: string;
  readonly onUse: () => void;
}

export function AddButton({ ref, place: { at, path }, words, onUse }: AddButtonProps) {
  return (
    <button ref={ref} type="button" className={styles.add} data-at={addAt(at)} onClick={onUse}>
      <Icon name="plus" size={14} />
      {words}
      <span className="visually-hidden"> {path}</span>
    </button>
  );
}

interface AddKeyProps {
  readonly place: Place;
  readonly onAdd: (name: string) => void;
}

/** Asks for the name of a key in the place where the key comes. */
export function AddKey({ place, onAdd }: AddKeyProps) {
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const goesBack = useRef(false);
  useEffect(() => {
    if (goesBack.current) opener.current?.focus();
    goesBack.current = false;
  }, [isAsking]);
  if (!isAsking)
    return (
      <AddButton
        ref={opener}
        place={place}
        words={t('Add a key', locale)}
        onUse={() => setAsking(true)}
      />
    );
  return (
    <KeyName
      place={place}
      onName={(name) => {
        setAsking(false);
        onAdd(name);
      }}
      onLeave={(isCancelled) => {
        goesBack.current = isCancelled;
        setAsking(false);
      }}
    />
  );
}

interface KeyNameProps {
  readonly place: Place;
  readonly onName: (name: string) => void;
  readonly onLeave: (isCancelled: boolean) => void;
}

/** The focus stays in the input while a button beside it is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function KeyName({ place: { node, path }, onName, onLeave }: KeyNameProps) {
  const id = useId();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const isOver = useRef(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const name = typed.trim();
  const leave = (isCancelled: boolean) => {
    isOver.current = true;
    onLeave(isCancelled);
  };
  const add = () => {
    if (name === '') return setProblem(t('Enter a name.', locale));
    if (node.parts.some((part) => part.name === name))
      return setProblem(t('“{name}” is there already.', locale, { name }));
    isOver.current = true;
    onName(name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isAdded = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (!isAdded && event.key !== 'Escape') return;
    // Neither is the form sent, nor what it is in closed.
    event.preventDefault();
    event.stopPropagation();
    if (isAdded) add();
    else leave(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOver.current || currentTarget.contains(relatedTarget)) return;
    // What was typed is not lost where one goes on without a press of the button.
    if (name === '') leave(false);
    else add();
  };
  return (
    <div className={styles.key} onBlur={onBlur} onKeyDown={onKeyDown}>
      <input
        ref={input}
        aria-label={t('Name of the new key in {name}', locale, { name: path })}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : id}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(null);
        }}
      />
      <button type="button" className={buttons.button} onMouseDown={keepFocus} onClick={add}>
        {t('Add', locale)}
      </button>
      <button
        type="button"
        className={buttons.icon}
        aria-label={t('Cancel', locale)}
        onMouseDown={keepFocus}
        onClick={() => leave(true)}
      >
        <Icon name="cross" />
      </button>
      {problem !== null && (
        <span id={id} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}
