import { createContext } from 'react';

/** What the fields of a record mean, by their names. */
export type RecordHelp = Readonly<Record<string, string>>;

export const NO_HELP: RecordHelp = {};

/** The help of the fields of the current record. */
export const RecordHelpContext = createContext(NO_HELP);
