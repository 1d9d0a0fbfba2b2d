/** An attribute with a text, quoted and escaped as JSX has it. */
export function textAttribute(name: string, value: string): string {
  const escaped = value.replaceAll('&', '&amp;').replaceAll(/\s+/g, ' ');
  const preferSingle = value.split('"').length > value.split("'").length;
  return preferSingle
    ? `${name}='${escaped.replaceAll("'", '&apos;')}'`
    : `${name}="${escaped.replaceAll('"', '&quot;')}"`;
}

/** `<>…</>` around elements, one below the other. */
export function fragmentOf(children: readonly string[]): string {
  return `<>\n${children.join('\n')}\n</>`;
}
