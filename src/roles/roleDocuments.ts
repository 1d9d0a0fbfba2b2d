/** How a role sends one of the app's documents. */
export interface RoleDocumentEntry {
  readonly name: string;
  /** The hash of its text as pages send it. */
  readonly sha256: string;
  /** What is sent for the role; left out where that is the same, null where the role cannot send it. */
  readonly text?: string | null;
  /** What it lost, as schema coordinates. */
  readonly lost?: readonly string[];
  /** Variables that it no longer declares: they are not sent. */
  readonly without?: readonly string[];
  /** Variables that have to be empty in a call, because what they fill is lacking. */
  readonly unset?: readonly string[];
  /** Variables of sorts → the values that the role has, where it lacks some. */
  readonly sorts?: Readonly<Record<string, readonly string[]>>;
}

/** `__generated__/roles/NAME.json` */
export interface RoleDocuments {
  readonly role: string;
  /** What the app's screens show or send and the role lacks, as schema coordinates. */
  readonly denied: readonly string[];
  /** All of the app's documents, by name. */
  readonly documents: readonly RoleDocumentEntry[];
}

/** Relative to the app's folder: a file for each role. */
export const ROLE_DOCUMENTS_FOLDER = '__generated__/roles';
