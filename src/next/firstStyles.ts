import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { parse, type ChildNode, type Container, type Root } from 'postcss';
import { appFile } from '../server/appFolder.ts';

/** Pages of one kind have the same classes, but for states of their records. */
const chosen = new LRUCache<string, string>({ max: 100 });

const sheets = new Map<string, Root>();

/**
 * The styles that a page needs before its style sheets have come: the rules, in their order, that can apply to an element
 * with one of its classes, or to elements without any.
 *
 * @param html the page's content
 * @returns gives them for the addresses of the page's style sheets; null where a sheet is not among the build's files
 */
export function firstStyles(html: string): (addresses: readonly string[]) => string | null {
  return (addresses) => {
    const attributes = new Set([...html.matchAll(/ class="([^"]+)"/g)].map(([, names]) => names));
    const key = [...addresses, ...[...attributes].sort()].join('\n');
    const known = chosen.get(key);
    if (known !== undefined) return known;
    const classes = new Set([...attributes].flatMap((names) => names.split(' ')));
    try {
      const styles = addresses.map((address) => stylesFor(sheetAt(address), classes)).join('');
      chosen.set(key, styles);
      return styles;
    } catch {
      // A team may have its files elsewhere; the page then waits for its style sheets.
      return null;
    }
  };
}

/** @throws where the build has no such file */
function sheetAt(address: string): Root {
  const known = sheets.get(address);
  if (known) return known;
  const { pathname } = new URL(address, 'http://page');
  const path = decodeURIComponent(pathname.slice(pathname.indexOf('/_next/') + '/_next/'.length));
  const css = readFileSync(appFile(process.env.FRONTAGE_BUILD || '.next', path), 'utf8');
  const sheet = parse(withAbsoluteAddresses(css, address));
  sheets.set(address, sheet);
  return sheet;
}

/** The addresses of a style sheet are relative to it; those of a page's own styles, to the page. */
export function withAbsoluteAddresses(css: string, sheet: string): string {
  return css.replaceAll(
    /url\(\s*(["']?)(?!data:|#)([^"')]+)\1\s*\)/g,
    (_match, quote: string, address: string) => {
      const { origin, pathname, search, hash, href } = new URL(
        address,
        new URL(sheet, 'http://page'),
      );
      return `url(${quote}${origin === 'http://page' ? pathname + search + hash : href}${quote})`;
    },
  );
}

/** @returns the rules of a sheet that can apply to elements with these classes, or with none */
export function stylesFor(sheet: Root, classes: ReadonlySet<string>): string {
  const copy = sheet.clone();
  keepApplicable(copy, classes);
  return copy.toString().replaceAll(/<(?=\/style)/gi, '\\3c ');
}

function keepApplicable(container: Container, classes: ReadonlySet<string>): void {
  for (const node of [...(container.nodes ?? [])]) if (!applies(node, classes)) node.remove();
}

function applies(node: ChildNode, classes: ReadonlySet<string>): boolean {
  if (node.type === 'comment') return false;
  // What is nested in a rule comes along with it.
  if (node.type === 'rule') return node.selectors.some((selector) => matches(selector, classes));
  if (node.type !== 'atrule' || !/^(media|supports|container|layer)$/.test(node.name)) return true;
  if (!node.nodes) return true;
  keepApplicable(node, classes);
  return node.nodes.length > 0;
}

/** Whether all classes outside parentheses occur: what `:not()`, `:has()` and `:is()` ask for may be missing, or one of many. */
function matches(selector: string, classes: ReadonlySet<string>): boolean {
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replaceAll(/\([^()]*\)/g, '');
  return [...plain.matchAll(/\.((?:[\w-]|[^\x00-\x7f]|\\.)+)/g)].every(([, name]) =>
    classes.has(name.replaceAll('\\', '')),
  );
}
