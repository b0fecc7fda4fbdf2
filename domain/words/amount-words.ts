import type { Paise } from '../money.ts';

/** Amounts in English words as India writes them on receipts and cheques: lakh and crore, not million. */

// oxfmt-ignore
const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
  'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const steps = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/** `Five hundred and one rupees`, `One rupee and fifty paise`. */
export function inWords(amount: Paise): string {
  const rupees = Math.floor(amount / 100);
  const odd = amount % 100;
  const parts = [
    ...(rupees > 0 || odd === 0 ? [`${numberWords(rupees)} ${rupees === 1 ? 'rupee' : 'rupees'}`] : []),
    ...(odd > 0 ? [`${numberWords(odd)} ${odd === 1 ? 'paisa' : 'paise'}`] : []),
  ];
  const text = parts.join(' and ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function numberWords(whole: number): string {
  for (const [size, name] of steps) {
    if (whole < size) continue;
    const rest = whole % size;
    const head = `${numberWords(Math.floor(whole / size))} ${name}`;
    if (rest === 0) return head;
    // British and Indian English say "and" before the last two digits
    return `${head}${rest < 100 ? ' and ' : ' '}${numberWords(rest)}`;
  }
  if (whole < 20) return small[whole] ?? '';
  const ten = tens[Math.floor(whole / 10)] ?? '';
  return whole % 10 === 0 ? ten : `${ten}-${small[whole % 10]}`;
}
