/**
 * What a text costs as an SMS (3GPP TS 23.038): one part holds 160 signs of the GSM alphabet, or 70 of any other; of several parts each
 * holds a few less. One sign from outside makes all of it the dear kind.
 */

const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Each takes the room of two. */
const TWICE = '^{}\\[~]|€';

/** Ours that have a plain way to be written. */
const plain: Readonly<Record<string, string>> = {
  '₹': 'Rs ',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '–': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/** The same words in signs that cost less, where that makes all of it the cheap kind: a text in Odia stays as it is. */
export function plainSigns(text: string): string {
  const written = text.replaceAll(/[₹’‘“”…–\u00a0\u202f]/g, (sign) => plain[sign] ?? sign);
  return isGsm(written) ? written : text;
}

const isGsm = (text: string): boolean => [...text].every((sign) => GSM.includes(sign) || TWICE.includes(sign));

/** How many parts it is sent and paid as. */
export function partsOf(text: string): number {
  if (!isGsm(text)) return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  const room = [...text].reduce((sum, sign) => sum + (TWICE.includes(sign) ? 2 : 1), 0);
  return room <= 160 ? 1 : Math.ceil(room / 153);
}
