import { EventEmitter, on } from 'node:events';
import type { Resolvers } from './family.ts';

interface Note {
  readonly title: string;
  readonly file: File;
  /** Exactly one of them. */
  readonly about: { readonly part?: number; readonly word?: string };
}

/** A mutation of no resource that takes a file, exactly one of several, and a secret that nothing shows; its events. */
export const noteSdl = `
  scalar Upload
  type Mutation { attachNote(note: NoteInput!): NoteReceipt! }
  type Subscription { noteAttached: NoteReceipt! }
  input NoteInput { title: String! file: Upload! about: NoteAbout! passphrase: String }
  input NoteAbout @oneOf { part: Int word: String }
  type NoteReceipt { text: String! }
`;

const notes = new EventEmitter();

/** Says what has come through. */
export const noteMutation: Resolvers = {
  attachNote: async (_: unknown, { note: { title, file, about } }: { note: Note }) => {
    const content = await file.text();
    const receipt = {
      text: `${title}: ${file.name} says ${content}, about ${JSON.stringify(about)}`,
    };
    notes.emit('attached', receipt);
    return receipt;
  },
};

/** Each receipt, to everybody who follows. */
export const noteSubscription = {
  noteAttached: {
    subscribe: () => on(notes, 'attached'),
    resolve: ([receipt]: [unknown]) => receipt,
  },
};
