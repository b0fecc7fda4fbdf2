import { useIsDocument } from './site/document.tsx';

/** The drawings that come with the product; a page with scripts asks for each by its address. */
const drawings: Record<string, string> = import.meta.env.SSR
  ? import.meta.glob('../public/{rituals,people}/*.svg', { query: '?raw', import: 'default', eager: true })
  : {};

/**
 * Where a picture is found: a document carries our drawings itself, for one costs less than asking for it (about 300 bytes,
 * compressed beside the others). Photos that were uploaded keep their address.
 */
export function usePictures(): (address: string) => string {
  return useIsDocument() ? carried : (address) => address;
}

function carried(address: string): string {
  const drawing = drawings[`../public${address}`];
  return drawing === undefined ? address : inline(drawing);
}

/** As an address of its own: what an address or an attribute would misread is written otherwise, and nobody sees a thousandth. */
const inline = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll(/(\.\d\d)\d+/g, '$1').replaceAll(/[%#<>"&']/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
