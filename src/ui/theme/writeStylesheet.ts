import { writeFileSync } from 'node:fs';
import { stylesheet } from './stylesheet.ts';

/** `npm run theme`: writes the theme into the stylesheet that every page links to. */
writeFileSync(new URL('./theme.css', import.meta.url), await stylesheet());
