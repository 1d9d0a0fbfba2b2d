/** A GraphQL server that runs on this machine, filled with records. */
export interface LiveBackend {
  readonly endpoint: string;
  /** What the schema is read with. */
  readonly schemaHeaders?: Readonly<Record<string, string>>;
  /** What the app sends for everybody. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How people sign in; undefined where nobody has to. */
  readonly people?: People;
  /** What is wrong with the backend itself: faults of these addresses are not held against the app. */
  readonly known: readonly RegExp[];
  /** What the backend has stored, read past its API; undefined where nothing can be read. */
  readonly snapshot?: () => Promise<Snapshot>;
  readonly stop: () => Promise<void>;
}

/** Every value that is stored, as text: by table, by the row's key, by column. */
export type Snapshot = Readonly<Record<string, Readonly<Record<string, StoredRow>>>>;

export type StoredRow = Readonly<Record<string, string | null>>;

/** How people sign in to a backend by its own mutation. */
export interface People {
  /** What a person enters, by the names of the inputs. */
  readonly inputs: Readonly<Record<string, string>>;
  /** What the shell calls them. */
  readonly name: string;
  /** What the backend says to a wrong password, and what it says to several; undefined where it locks no account. */
  readonly refusal: RegExp;
  readonly locked?: RegExp;
  /** Another person, whose account can be locked. */
  readonly other?: Readonly<Record<string, string>>;
  /** The path of a list that only they see. */
  readonly list: string;
  /** How long a token lives, in milliseconds, where it is renewed. */
  readonly tokenLife?: number;
  /** Ends all sessions, as the backend's administrator does. */
  readonly endSessions: () => Promise<void>;
}
