/** What HTML cannot carry: its parser makes something else of it. */
const CHANGED_BY_HTML = /[\0\r\ud800-\udfff]/;

/**
 * Returns a text as an HTML parser would read it, so that server and browser render the same. It is used
 * only for display; what is edited, copied or exported stays unchanged.
 */
export function renderable(text: string): string {
  if (!CHANGED_BY_HTML.test(text)) return text;
  return text.replaceAll(/\p{Surrogate}|\0/gu, '\ufffd').replaceAll(/\r\n?/g, '\n');
}

/** Makes all texts among an element's children renderable. Returns the same children if nothing changes. */
export function renderableChildren(children: unknown): unknown {
  if (typeof children === 'string') return renderable(children);
  if (!Array.isArray(children)) return children;
  // Nearly all are: nothing is copied for them.
  const isChanged = children.some((child) => renderableChildren(child) !== child);
  return isChanged ? children.map(renderableChildren) : children;
}
