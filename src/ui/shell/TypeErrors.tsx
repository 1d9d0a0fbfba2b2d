import 'client-only';
import typeErrors from 'frontage/ui/shell/typeErrors';
import styles from './typeErrors.module.css';

/**
 * For developers: what the type checker finds, while pages run all the same. A change of the errors
 * is a change of a module, which the page receives as it receives those of code.
 */
export default function TypeErrors() {
  if (typeErrors.length === 0) return null;
  return (
    <ul role="alert" className={styles.errors} lang="en" dir="ltr">
      {typeErrors.map((error) => (
        <TypeError key={error} error={error} />
      ))}
    </ul>
  );
}

function TypeError({ error }: { error: string }) {
  const [, place, message] = /^(\S+): ([^]*)$/.exec(error) ?? [null, '', error];
  return (
    <li>
      <code>{place}</code> {message}
    </li>
  );
}
