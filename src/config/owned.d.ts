export interface OwnedModule {
  /** The framework's file. */
  readonly replaced: string;
  /** The app's file, which is used in its place. */
  readonly owned: string;
}

interface Rule {
  readonly condition: { readonly path: RegExp };
  readonly loaders: readonly {
    readonly loader: string;
    readonly options: { readonly owned: string };
  }[];
}

export function ownedModules(root: string): OwnedModule[];
export function ownedRules(root: string): Readonly<Record<'*.js' | '*.css', readonly Rule[]>>;
export function ownedTransforms(
  root: string,
): Readonly<Record<string, readonly [transform: string, options: { readonly owned: string }]>>;
