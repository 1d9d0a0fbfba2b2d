/** A part of an operation's variables: parts are merged, so that several may fill one object. */
export type Fragment<Variables> =
  Variables extends ReadonlyArray<infer Item>
    ? ReadonlyArray<Whole<Item>>
    : Variables extends object
      ? {
          readonly [Name in keyof Variables]?: Name extends Inherited
            ? unknown
            : Fragment<Variables[Name]>;
        }
      : Variables;

/** A value that nothing is merged into, as an element of a list in a fragment, and what a mutation sends. */
export type Whole<Value> =
  Value extends ReadonlyArray<infer Item>
    ? ReadonlyArray<Whole<Item>>
    : Value extends object
      ? { readonly [Name in keyof Value]: Name extends Inherited ? unknown : Whole<Value[Name]> }
      : Value;

/** Property names that TypeScript finds in every object: with no other property, it would compare these. */
export type Inherited = keyof typeof Object.prototype;
