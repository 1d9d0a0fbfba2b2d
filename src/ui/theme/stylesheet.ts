import { theme } from './theme.ts';

type Rules = { readonly [selectorOrProperty: string]: string | number | Rules };

const HEADING = '/* Written by `npm run theme` from theme.ts. */\n';

/** The theme's CSS variables as a stylesheet, which the browser keeps between pages. */
export function stylesheet(): string {
  return HEADING + (theme.generateStyleSheets() as Rules[]).map((rules) => print(rules)).join('');
}

function print(rules: Rules, indent = ''): string {
  return Object.entries(rules)
    .map(([key, value]) =>
      typeof value === 'object'
        ? `${indent}${key} {\n${print(value, `${indent}  `)}${indent}}\n`
        : `${indent}${key}: ${value};\n`,
    )
    .join('');
}
