import { inflateSync } from 'node:zlib';

/** As much of a PDF of ours as tests look at: its pages, fonts and, through each font's own table, its text. */
export interface ReadPdf {
  pages: number;
  fonts: string[];
  /** Signs a font had no picture for. */
  missing: number;
  text: string;
}

interface Part {
  id: string;
  dictionary: string;
  stream: string;
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1');
  if (!file.startsWith('%PDF-') || !file.trimEnd().endsWith('%%EOF')) throw new Error('This is no whole PDF.');
  const parts = [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => partOf(id, body));
  const named = (id: string | undefined) => parts.find((part) => part.id === id);
  const maps = new Map<string, Map<string, string>>();
  for (const { dictionary } of parts) {
    for (const [, name = '', id] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = named(/\/ToUnicode (\d+) 0 R/.exec(named(id)?.dictionary ?? '')?.[1]);
      maps.set(name, signsIn(table?.stream ?? ''));
    }
  }
  const shown = parts.flatMap(({ stream }) => (stream.includes('BT\n') ? textIn(stream, maps) : []));
  const fonts = parts.flatMap(({ dictionary }) => /\/FontName \/\w+\+([\w-]+)/.exec(dictionary)?.[1] ?? []);
  return {
    pages: parts.filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary)).length,
    fonts: fonts.toSorted(),
    missing: shown.filter((sign) => sign === null).length,
    text: shown.join(''),
  };
}

function partOf(id: string, body: string): Part {
  const at = body.indexOf('stream\n');
  if (at < 0) return { id, dictionary: body, stream: '' };
  const dictionary = body.slice(0, at);
  const bytes = Buffer.from(body.slice(at + 7, body.lastIndexOf('\nendstream')), 'latin1');
  return {
    id,
    dictionary,
    stream: (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1'),
  };
}

/** Glyph to sign, from a font's ToUnicode table. */
function signsIn(table: string): Map<string, string> {
  const signs = new Map<string, string>();
  for (const [, from = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, units = ''], index) => {
      const codes = units.replaceAll(' ', '').match(/.{4}/g) ?? [];
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      signs.set(glyph, String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16))));
    });
  }
  return signs;
}

/** The signs of a page in the order they are drawn; null where the font had none (its glyph 0). */
function textIn(page: string, maps: Map<string, Map<string, string>>): (string | null)[] {
  let signs = new Map<string, string>();
  return [...page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bET\b/g)].flatMap(([, font, shown]) => {
    if (font !== undefined) signs = maps.get(font) ?? new Map<string, string>();
    if (shown === undefined) return [];
    const glyphs = [...shown.matchAll(/<([\da-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    return glyphs.map((glyph) => (glyph === '0000' ? null : (signs.get(glyph) ?? '')));
  });
}
