import { useContext } from 'react';
import { hasScreen, recordHref, type Resource } from '../../address/resource.ts';
import { allowedResource } from '../access/allowedResource.ts';
import { useAccess } from '../access/useAccess.ts';
import { PageLink } from '../PageLink.tsx';
import { defineColumn } from './column.tsx';
import type { ValueProps } from './fieldProps.ts';
import { CopyButton } from './CopyButton.tsx';
import { KeyInWords } from './KeyInWords.tsx';
import { InsideLinkContext } from './insideLink.ts';
import styles from './fields.module.css';
import { Value } from './Value.tsx';

type Scalar = string | number | boolean;

/** From this length on a text takes the width of its section, wherever it is a fact of a record. */
const LONG = 80;

/** A text, on one line where it fits. */
export function Text(props: ValueProps<Scalar>) {
  return (
    <Value {...props}>
      {(text) =>
        String(text).length < LONG ? String(text) : <span data-long="">{String(text)}</span>
      }
    </Value>
  );
}

/** A text of several lines, shown as it was written. */
export function LongText(props: ValueProps<Scalar>) {
  return (
    <Value wide {...props}>
      {(text) => <div className={styles.longText}>{String(text)}</div>}
    </Value>
  );
}

/** A text for programs, such as XML, in letters of one width. */
export function Code(props: ValueProps<string>) {
  return (
    <Value wide {...props}>
      {(code) => <pre className={styles.code}>{String(code)}</pre>}
    </Value>
  );
}

interface IdentifierProps extends ValueProps<string | number> {
  /** Of the record whose key it is, where it is that of another one. */
  readonly resource?: Resource;
}

/**
 * A key or code that people copy rather than read: its beginning, whole on hover, with a button that copies it. The key
 * of another record leads to that record, whose name stands for it where the page knows that.
 */
export function Identifier({ resource, ...props }: IdentifierProps) {
  const isInsideLink = useContext(InsideLinkContext);
  const access = useAccess();
  const other = resource && allowedResource(access, resource);
  const isLink = other !== undefined && hasScreen(other, 'record') && !isInsideLink;
  return (
    <Value {...props}>
      {(text) => {
        const code = <code>{shortened(String(text))}</code>;
        const link = (
          <KeyInWords field={props.name} value={text}>
            {code}
          </KeyInWords>
        );
        return (
          <span className={styles.identifier} title={String(text)}>
            {isLink ? (
              <PageLink href={recordHref(other, text)} className={styles.inner}>
                {link}
              </PageLink>
            ) : (
              code
            )}
            {!isInsideLink && <CopyButton text={String(text)} />}
          </span>
        );
      }}
    </Value>
  );
}

function shortened(text: string): string {
  return text.length > 14 ? `${text.slice(0, 8)}…${text.slice(-4)}` : text;
}

/** A column of texts. */
export const textColumn = /* @__PURE__ */ defineColumn(Text);

/** A column of texts of several lines. */
export const longTextColumn = /* @__PURE__ */ defineColumn(LongText);

/** A column of texts for programs. */
export const codeColumn = /* @__PURE__ */ defineColumn(Code);

/** A column of keys or codes. */
export const identifierColumn = /* @__PURE__ */ defineColumn(Identifier);
