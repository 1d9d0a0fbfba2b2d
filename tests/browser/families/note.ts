import type { Resolvers } from './family.ts';

interface Note {
  readonly title: string;
  readonly file: File;
  /** Exactly one of them. */
  readonly about: { readonly part?: number; readonly word?: string };
}

/** A mutation of no resource that takes a file, exactly one of several, and a secret that nothing shows. */
export const noteSdl = `
  scalar Upload
  type Mutation { attachNote(note: NoteInput!): NoteReceipt! }
  input NoteInput { title: String! file: Upload! about: NoteAbout! passphrase: String }
  input NoteAbout @oneOf { part: Int word: String }
  type NoteReceipt { text: String! }
`;

/** Says what has come through. */
export const noteMutation: Resolvers = {
  attachNote: async (_: unknown, { note: { title, file, about } }: { note: Note }) => {
    const content = await file.text();
    return { text: `${title}: ${file.name} says ${content}, about ${JSON.stringify(about)}` };
  },
};
