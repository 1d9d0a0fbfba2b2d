import { Head } from 'next/document';
import { inlineStyles } from './inlineStyles.tsx';
import { isPatched } from './isPatched.ts';
import { joinScripts } from './joinedScripts.tsx';
import { HeadWithoutManifest } from './manifestOnUse.tsx';

/** The `Head` for an app's document; that of Next.js in development, which has its files from elsewhere. */
export const DocumentHead: typeof Head = process.env.NODE_ENV === 'development' ? Head : patched();

function patched(): typeof Head {
  const base = isPatched('manifestOnUse') ? HeadWithoutManifest : Head;
  const joined = isPatched('joinedScripts') ? joinScripts(base) : base;
  return isPatched('inlineStyles') ? inlineStyles(joined) : joined;
}
