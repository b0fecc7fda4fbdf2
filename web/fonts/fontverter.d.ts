declare module 'fontverter' {
  /** A font in another format. The answer lies in memory that the next call writes over. */
  export function convert(font: Uint8Array, format: 'sfnt' | 'woff2'): Promise<Uint8Array<ArrayBuffer>>;
}
