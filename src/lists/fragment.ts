/** A part of an operation's variables: parts are merged, so that several may fill one object. */
export type Fragment<Variables> =
  Variables extends ReadonlyArray<infer Item>
    ? ReadonlyArray<Element<Item>>
    : Variables extends object
      ? {
          readonly [Name in keyof Variables]?: Name extends Inherited
            ? unknown
            : Fragment<Variables[Name]>;
        }
      : Variables;

/** An element of a list in a fragment is complete, because nothing is merged into it. */
type Element<Item> =
  Item extends ReadonlyArray<unknown>
    ? Item
    : Item extends object
      ? { readonly [Name in keyof Item]: Name extends Inherited ? unknown : Element<Item[Name]> }
      : Item;

/** Property names that TypeScript finds in every object: with no other property, it would compare these. */
type Inherited = keyof typeof Object.prototype;
