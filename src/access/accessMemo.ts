import type { Access } from './access.ts';

/**
 * Keeps what is made of an object for what a person may do: rendering compares objects, and the server makes the same
 * for many people. What is kept goes with the object, and with the access.
 */
export class AccessMemo<Value> {
  readonly #values = new WeakMap<Access, WeakMap<object, Value>>();

  /**
   * @param from all that the value depends on, beside the access
   * @param make is called once for each access and object
   */
  of(access: Access, from: object, make: () => Value): Value {
    const ofAccess = this.#values.get(access) ?? new WeakMap<object, Value>();
    this.#values.set(access, ofAccess);
    if (!ofAccess.has(from)) ofAccess.set(from, make());
    return ofAccess.get(from) as Value;
  }
}
