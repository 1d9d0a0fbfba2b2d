import type { ValueProps } from './fieldProps.ts';
import styles from './markup.module.css';
import { LONGEST_MARKDOWN, markdownToHtml } from './markdown.ts';
import { LongText } from './Text.tsx';
import { Value } from './Value.tsx';

/** A text that is written in Markdown, as it is meant. */
export function Markdown(props: ValueProps<string>) {
  return (
    <Value wide {...props}>
      {(text) =>
        text.length > LONGEST_MARKDOWN ? (
          <LongText value={text} />
        ) : (
          <div
            className={styles.markdown}
            dangerouslySetInnerHTML={{ __html: markdownToHtml(text) }}
          />
        )
      }
    </Value>
  );
}
