/** The languages that the interface speaks besides English. */
export const LANGUAGES = ['ar', 'de', 'es', 'fr', 'ja', 'zh'] as const;

/** Whether the interface speaks a language, by its tag. */
export function isBuiltIn(tag: string): tag is keyof Translation {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** Messages in English, each with what it is in the others. */
export type Translations = Readonly<Record<string, Translation>>;

export type Translation = Readonly<Record<(typeof LANGUAGES)[number], string>>;
