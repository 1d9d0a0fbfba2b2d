/** What HTML cannot carry: its parser makes something else of it. */
const CHANGED_BY_HTML = /[\0\r\ud800-\udfff]/;

/**
 * A text as a browser reads it out of HTML: what the server paints is then what the browser would paint. Only
 * what is shown is changed by that; what is edited, copied or exported stays what the backend said.
 */
export function renderable(text: string): string {
  if (!CHANGED_BY_HTML.test(text)) return text;
  return text.replaceAll(/\p{Surrogate}|\0/gu, '\ufffd').replaceAll(/\r\n?/g, '\n');
}

/** Children of an element, with every text among them as HTML can carry it. The same ones where that is so already. */
export function renderableChildren(children: unknown): unknown {
  if (typeof children === 'string') return renderable(children);
  if (!Array.isArray(children)) return children;
  // Nearly all are: nothing is copied for them.
  const isChanged = children.some((child) => renderableChildren(child) !== child);
  return isChanged ? children.map(renderableChildren) : children;
}
