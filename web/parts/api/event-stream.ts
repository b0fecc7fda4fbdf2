export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/** Takes whole server-sent events out of what has arrived; `rest` waits for more. */
export function eventsIn(arrived: string): { events: StreamEvent[]; rest: string } {
  const blocks = arrived.replaceAll('\r\n', '\n').split('\n\n');
  const rest = blocks.pop() ?? '';
  return { events: blocks.flatMap((block) => eventOf(block) ?? []), rest };
}

/** Comments (a sign of life) and blocks without data are no events. */
function eventOf(block: string): StreamEvent | null {
  const lines = block.split('\n');
  const valuesOf = (field: string) =>
    lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).replace(/^ /, ''));
  const data = valuesOf('data');
  return data.length > 0 ? { event: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') } : null;
}
