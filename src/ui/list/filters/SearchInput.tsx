import { useEffect, useRef } from 'react';
import styles from '../list.module.css';

/** The search of a list. It follows the address, except while a person types. */
export function SearchInput({ label, text }: { label: string; text: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    if (element && element !== document.activeElement) element.value = text;
  }, [text]);
  return (
    <input
      ref={input}
      type="search"
      name="q"
      defaultValue={text}
      placeholder={label}
      aria-label={label}
      className={styles.search}
    />
  );
}
