/** A record has one name; forms that ask for two parts split it at its last space and join them again. */

export interface NameParts {
  readonly first: string;
  readonly last: string;
}

/** `Sasmita Kumari Rout` is Sasmita Kumari, Rout. A single word is a first name. */
export function splitName(name: string): NameParts {
  const trimmed = name.trim();
  const at = trimmed.search(/\s\S*$/u);
  return at < 0 ? { first: trimmed, last: '' } : { first: trimmed.slice(0, at).trim(), last: trimmed.slice(at).trim() };
}

export const joinName = ({ first, last }: NameParts): string => `${first.trim()} ${last.trim()}`.trim();
