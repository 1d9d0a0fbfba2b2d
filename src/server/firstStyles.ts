import { parse, type ChildNode, type Container } from 'postcss';
import { readBuildFile } from './buildFile.ts';

/** A rule of a style sheet, or several in one such as `@media`. */
interface Style {
  /** The rule; of several, what they are in. */
  readonly css: string;
  /** The classes of each of its selectors; null where it is no rule of classes. */
  readonly needs: ReadonlyArray<readonly string[]> | null;
  readonly inside: readonly Style[] | null;
}

const sheets = new Map<string, readonly Style[]>();

/** What was given, by the names of sheets and classes: pages of one kind have the same. */
const given = new Map<string, string>();

/** As many are kept; each takes some ten thousand signs. */
const MOST_GIVEN = 100;

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
    const classes = new Set([...attributes].flatMap((names) => names.split(' ')));
    const name = [...addresses, ...[...classes].sort()].join(' ');
    const known = given.get(name);
    if (known !== undefined) return known;
    try {
      const styles = addresses.map((address) => stylesFor(sheetAt(address), classes)).join('');
      if (given.size >= MOST_GIVEN) given.clear();
      given.set(name, styles);
      return styles;
    } catch {
      // A team may have its files elsewhere; the page then waits for its style sheets.
      return null;
    }
  };
}

/** @throws where the build has no such file */
function sheetAt(address: string): readonly Style[] {
  const known = sheets.get(address);
  if (known) return known;
  const sheet = readSheet(withAbsoluteAddresses(readBuildFile(address), address));
  sheets.set(address, sheet);
  return sheet;
}

/** The addresses of a style sheet are relative to it; those of a page's own styles, to the page. */
export function withAbsoluteAddresses(css: string, sheet: string): string {
  const base = new URL(sheet, 'http://page');
  return css.replaceAll(
    /url\(\s*(["']?)(?!data:|#)([^"')]+)\1\s*\)/g,
    (_match, quote: string, address: string) => {
      const { origin, pathname, search, hash, href } = new URL(address, base);
      return `url(${quote}${origin === 'http://page' ? pathname + search + hash : href}${quote})`;
    },
  );
}

/** @throws {CssSyntaxError} where it is no style sheet */
export function readSheet(css: string): readonly Style[] {
  return stylesIn(parse(css));
}

function stylesIn(container: Container): Style[] {
  return (container.nodes ?? []).flatMap((node) => styleOf(node) ?? []);
}

function styleOf(node: ChildNode): Style | null {
  if (node.type === 'comment') return null;
  const css = node.toString().replaceAll(/<(?=\/style)/gi, '\\3c ');
  // What is nested in a rule comes along with it.
  if (node.type === 'rule') return { css, needs: node.selectors.map(classesIn), inside: null };
  const isAround =
    node.type === 'atrule' && node.nodes && /^(media|supports|container|layer)$/.test(node.name);
  if (!isAround) return { css: ended(css), needs: null, inside: null };
  return { css: `@${node.name} ${node.params}`, needs: null, inside: stylesIn(node) };
}

/** A statement such as `@layer base` has its semicolon after it. */
function ended(css: string): string {
  return css.endsWith('}') ? css : `${css};`;
}

/** The classes outside parentheses: what `:not()`, `:has()` and `:is()` name may be missing, or one of many. */
function classesIn(selector: string): string[] {
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replaceAll(/\([^()]*\)/g, '');
  return [...plain.matchAll(/\.((?:\\.|[^\s\\.:#>+~*|&])+)/g)].map(([, name]) =>
    name.replaceAll('\\', ''),
  );
}

/** The styles of a sheet that can apply to elements with these classes, or with none. */
export function stylesFor(sheet: readonly Style[], classes: ReadonlySet<string>): string {
  return sheet
    .map(({ css, needs, inside }) => {
      if (inside) {
        const applicable = stylesFor(inside, classes);
        return applicable && `${css}{${applicable}}`;
      }
      const applies = !needs || needs.some((names) => names.every((name) => classes.has(name)));
      return applies ? css : '';
    })
    .join('');
}
