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

/** What stands in a list of such a part: as a whole, for nothing is merged into it. */
type Element<Item> =
  Item extends ReadonlyArray<unknown>
    ? Item
    : Item extends object
      ? { readonly [Name in keyof Item]: Name extends Inherited ? unknown : Element<Item[Name]> }
      : Item;

/** What TypeScript finds in every object: where nothing else is written, it compares what is asked with that. */
type Inherited = keyof typeof Object.prototype;
