import { constants } from 'node:zlib';

/** From here on each step up costs a page several times the processor for a hundredth of its bytes. */
export const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5 };
