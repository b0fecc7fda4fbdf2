import type { asks as english } from '../en/asks.ts';
import type { Texts } from '../words.ts';

/** The pujas one has asked for already, as a warning names them. */
export const asks: Texts<typeof english> = {
  same: '{pandit} ({day}, {clock})',
  sameAnyHour: '{pandit} ({day}, ଯେକୌଣସି ସମୟ)',
  sameAt: '{pandit} ({day}, {clock}, {place}ରେ)',
  sameAnyHourAt: '{pandit} ({day}, ଯେକୌଣସି ସମୟ, {place}ରେ)',
};
