/** A pattern of LIKE for text that holds this, whose signs mean themselves. */
export const holding = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
