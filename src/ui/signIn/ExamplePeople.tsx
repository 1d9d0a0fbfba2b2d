import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import { withBasePath } from '../../address/basePath.ts';
import styles from './signIn.module.css';

/** Somebody whom a demonstration offers to sign in as. */
export interface ExamplePerson {
  readonly name: string;
  readonly note: string;
  /** What they enter, by the dotted names of the inputs. */
  readonly values: Readonly<Record<string, string>>;
}

export interface ExamplePeopleProps {
  readonly people: readonly ExamplePerson[];
  /** Where the person wants to go. */
  readonly returnTo: string;
}

/** The people of a demonstration: a button each signs in, and what it enters can be read. */
export function ExamplePeople({ people, returnTo }: ExamplePeopleProps) {
  const locale = useLocale();
  return (
    <section className={styles.people} aria-labelledby="people">
      <h2 id="people">{t('People of the sample', locale)}</h2>
      <ul>
        {people.map(({ name, note, values }) => (
          <li key={name}>
            <form method="post" action={withBasePath('/api/session')}>
              <input type="hidden" name="returnTo" value={returnTo} />
              {Object.entries(values).map(([input, value]) => (
                <input key={input} type="hidden" name={`values.${input}`} value={value} />
              ))}
              <button type="submit" className={buttons.button}>
                {t('Sign in as {name}', locale, { name })}
              </button>
              <p className={styles.hint}>
                {note}
                {Object.values(values).map((value) => (
                  <code key={value}>{value}</code>
                ))}
              </p>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
