import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { wrong, type ControlProps, type Input, type InputWords } from '../input.ts';
import styles from '../form.module.css';
import {
  structureErrorMessage,
  structureExample,
  structureErrors,
  type InputTypes,
} from '../structure.ts';
import { json } from './json.tsx';
import { JsonControl } from './JsonControl.tsx';
import type { TextState } from './textState.ts';

interface StructureSettings extends InputWords {
  /** The GraphQL type: `[RuleInput!]!`. */
  readonly type: string;
  /** The input types that it refers to. */
  readonly types?: InputTypes;
}

/** A value that is too deep or recursive for inputs: JSON, validated against its GraphQL type. */
export function structure<Value>({
  type,
  types = {},
  ...words
}: StructureSettings): Input<Value, TextState> {
  const plain = json(words);
  return {
    ...plain,
    serialize: (state, locale) => plain.serialize(state, locale) as Value,
    check: (state, locale) => {
      const problems = plain.check(state, locale);
      if (problems.length > 0) return problems;
      return wrong(
        structureErrorMessage(structureErrors(JSON.parse(state ?? 'null'), type, types), locale),
      );
    },
    Control: (props) => <StructureControl {...props} type={type} types={types} />,
  };
}

function StructureControl({
  type,
  types,
  ...props
}: ControlProps<TextState> & Required<Pick<StructureSettings, 'type' | 'types'>>) {
  const locale = useLocale();
  return (
    <>
      <JsonControl {...props} />
      <details className={styles.outline}>
        <summary>{t('Expected type', locale)}</summary>
        <p>{t('JSON, for example:', locale)}</p>
        <pre>{JSON.stringify(structureExample(type, types), null, 2)}</pre>
        {Object.entries(types).map(([name, named]) => (
          <p key={name}>
            <b>{name}</b>
            {'values' in named
              ? `: ${named.values.join(', ')}`
              : Object.entries('oneOf' in named ? named.oneOf : named.fields)
                  .map(([field, fieldType]) => `${field}: ${fieldType}`)
                  .map((line) => <span key={line}>{line}</span>)}
          </p>
        ))}
      </details>
    </>
  );
}
