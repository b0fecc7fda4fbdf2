/** The pujas one has asked for already, as a warning names them. */
export const asks = {
  same: '{pandit} ({day}, {clock})',
  sameAnyHour: '{pandit} ({day}, any hour)',
  sameAt: '{pandit} ({day}, {clock}, at {place})',
  sameAnyHourAt: '{pandit} ({day}, any hour, at {place})',
} as const;
