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

/** Whether a JSON text is as shallow and as short as ours are. What is no JSON at all is left to the parser. */
export function isWithinBounds(text: Uint8Array): boolean {
  let depth = 0;
  let parts = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? 0;
    if (quoted) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) quoted = false;
    } else if (sign === QUOTE) quoted = true;
    else if (sign === COMMA || sign === COLON) parts += 1;
    else if (opening.has(sign)) depth += 1;
    else if (closing.has(sign)) depth -= 1;
    if (depth > DEPTH || parts > PARTS) return false;
  }
  return true;
}
