/** The fields of a profile that hold its name in another script, with the language that is written in that script here. */
const langs = { nameOdia: 'or', nameDevanagari: 'hi' } as const;
export type ScriptField = keyof typeof langs;

export const isScriptField = (field: string): field is ScriptField => field in langs;

/** The language of what stands in a field; nothing where it is the page's. */
export const langOf = (field: string): string | undefined => (isScriptField(field) ? langs[field] : undefined);

/** How the name of the account may be written in each; null where there is nothing to offer. */
export type Suggested = Readonly<Record<ScriptField, string | null>>;
