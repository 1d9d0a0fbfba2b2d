/** The languages that the interface speaks besides English. */
export const LANGUAGES = ['ar', 'de', 'es', 'fr', 'ja', 'zh'] as const;

/** Messages in English, each with what it is in the others. */
export type Translations = Readonly<Record<string, Translation>>;

export type Translation = Readonly<Record<(typeof LANGUAGES)[number], string>>;
