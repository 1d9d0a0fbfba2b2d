import { FormField } from './FormField.tsx';
import styles from './form.module.css';
import type { AnyFields } from './values.ts';

/** The inputs of a form, required ones first. */
export function FieldGrid({ fields }: { fields: AnyFields }) {
  const all = Object.entries(fields);
  const required = all.filter(([, input]) => input.required);
  const others = all.filter(([, input]) => !input.required);
  return (
    <div className={styles.fields}>
      {[...required, ...others].map(([name, input]) => (
        <FormField key={name} name={name} input={input} />
      ))}
    </div>
  );
}
