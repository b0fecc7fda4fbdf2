import { fileURLToPath } from 'node:url';

/** Names come in Odia, Devanagari or Latin letters. A font knows one Indian script, and Latin beside it. */

export type Script = 'odia' | 'devanagari';
export type Weight = 'regular' | 'bold';

export interface Run {
  readonly script: Script;
  readonly text: string;
}

// the dandas stand in the block of Devanagari and are used by both
const patterns: Record<Script, RegExp> = { odia: /[\u0B00-\u0B7F]/, devanagari: /[\u0900-\u0963\u0966-\u097F]/ };

/** A text cut where its script changes; what belongs to no script (spaces, digits, Latin) goes on in the font at hand. */
export function runsOf(text: string): Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const own = patterns.odia.test(sign) ? 'odia' : patterns.devanagari.test(sign) ? 'devanagari' : null;
    if (last && (own === null || own === last.script)) last.text += sign;
    else runs.push({ script: own ?? 'odia', text: sign });
  }
  return runs;
}

const fileOf = (path: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`));

/** Registers the four fonts under `script weight`. Whole ones: subsets of the web lack digits, and woff2 is not read. */
export function fontsFor(doc: PDFKit.PDFDocument): void {
  doc.registerFont('odia regular', fileOf('noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf'));
  doc.registerFont('odia bold', fileOf('noto-sans-oriya/700Bold/NotoSansOriya_700Bold.ttf'));
  const devanagari = 'noto-sans-devanagari';
  doc.registerFont('devanagari regular', fileOf(`${devanagari}/400Regular/NotoSansDevanagari_400Regular.ttf`));
  doc.registerFont('devanagari bold', fileOf(`${devanagari}/700Bold/NotoSansDevanagari_700Bold.ttf`));
}
