import type { Head } from 'next/document';
import { createContext, use, type ReactElement } from 'react';
import { joinedName, sharedScripts } from './joinedName.js';

/** The text of a file of the build, by its address; null where the build has none, or it is not known. */
export const BuildFiles = createContext<(address: string) => string | null>(() => null);

type Script = ReactElement<{ readonly src?: string; readonly nonce?: string }>;

/** A longer script is better loaded once than with every page. */
const MAX_INLINE = 500;

/**
 * The document's head, which loads the scripts that every page begins with as the one that `src/config/joinScripts.js`
 * has made of them, and has the lists of static pages and of middleware in itself where they are short.
 *
 * Gain: the first rows of a list come 0.8 × as late on a desktop of two cores, where each request costs the browser some
 * 8 ms while it lays out the page; and 10 kB (brotli) of each first page.
 *
 * Depends on: `Head` of `next/document` making the scripts of a page in `getScripts`, keyed by their files, as the manifest
 * of the build has them; those lists being taken whenever they are there; and Turbopack taking a path for the script that
 * registers.
 *
 * Without it: each of them is loaded by itself.
 */
export function joinScripts(Base: typeof Head): typeof Head {
  return class HeadWithJoinedScripts extends Base {
    override getScripts(files: Parameters<Head['getScripts']>[0]): ReactElement[] {
      const scripts = super.getScripts(files) as Script[];
      const { buildManifest } = this.context;
      const shared = sharedScripts(buildManifest);
      const apart = scripts.filter(({ key }) => shared.includes(String(key)));
      const isJoined = apart.length > 1 && apart.length === shared.length;
      return scripts.flatMap((script) => {
        if (script.type !== 'script') return script;
        if (buildManifest.lowPriorityFiles.includes(String(script.key)))
          return <List key={script.key} script={script} />;
        if (!isJoined || !apart.includes(script)) return script;
        return script === apart[0] ? <Joined key="joined" apart={apart} files={shared} /> : [];
      });
    }
  };
}

interface JoinedProps {
  readonly apart: readonly Script[];
  /** Theirs, in their order. */
  readonly files: readonly string[];
}

function Joined({ apart, files }: JoinedProps) {
  const readFile = use(BuildFiles);
  const { src, ...props } = apart[0].props;
  const address = src?.replace(files[0], joinedName(files));
  return address !== undefined && readFile(address) !== null ? (
    <script {...props} src={address} />
  ) : (
    apart
  );
}

function List({ script }: { readonly script: Script }) {
  const { src, nonce } = script.props;
  const text = use(BuildFiles)(src ?? '');
  if (text === null || text.length > MAX_INLINE || text.includes('</')) return script;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />;
}
