/** How much of a body there may be, and of how many parts: told from its bytes, before anything is made of it. */

/** Every body but a file and a provider's word: the largest form we have is a third of it. */
export const BODY_BYTES = 64 * 1024;
/** A form of a page with a picture in it; what becomes of the picture has limits of its own. */
export const FORM_WITH_FILE_BYTES = 6 * 1024 * 1024;
/** A payment provider says what it likes; its word is signed. */
export const WEBHOOK_BYTES = 1024 * 1024;

/** Lists in records in lists; our deepest form has four. */
const DEPTH = 16;
/** Keys, and values of lists: the longest list we take has a thousand. */
const PARTS = 2_500;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * Whether a JSON text is as shallow and as short as ours are, and names nothing twice: of two values for one key one reader takes the first
 * and another the last. What is no JSON at all is left to the parser.
 */
export function isWithinBounds(text: Buffer): boolean {
  const keys: Set<string>[] = [];
  let parts = 0;
  let quoted = false;
  let [begins, ends] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? 0;
    if (quoted) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) [quoted, ends] = [false, at];
    } else if (sign === QUOTE) [quoted, begins] = [true, at + 1];
    else if (sign === COMMA) parts += 1;
    else if (sign === COLON) {
      parts += 1;
      const [before, key] = [keys.at(-1), keyIn(text.toString('utf8', begins, ends))];
      if (before?.has(key)) return false;
      before?.add(key);
    } else if (opening.has(sign)) keys.push(new Set());
    else if (closing.has(sign)) keys.pop();
    if (keys.length > DEPTH || parts > PARTS) return false;
  }
  return true;
}

/** The same key may be written in several ways. */
function keyIn(written: string): string {
  if (!written.includes('\\')) return written;
  try {
    return String(JSON.parse(`"${written}"`));
  } catch {
    return written;
  }
}

/** Fields of a form of a page; our largest has a few hundred. */
const FORM_PARTS = 1_000;

/** Whether a posted form has no more fields than ours have: what is made of more is sent back to nobody. */
export function hasFewParts(type: string | undefined, body: Buffer): boolean {
  const boundary = /^multipart\/form-data;.*\bboundary="?([^";]+)/i.exec(type ?? '')?.[1];
  const between = boundary ? `--${boundary}` : '&';
  let parts = 0;
  for (let at = body.indexOf(between); at >= 0 && parts <= FORM_PARTS; at = body.indexOf(between, at + 1)) parts += 1;
  return parts <= FORM_PARTS;
}

/** Parameters behind the `?` of an address. */
const QUERY_PARTS = 200;
export const hasShortQuery = (url: string): boolean => url.split('&', QUERY_PARTS + 1).length <= QUERY_PARTS;
