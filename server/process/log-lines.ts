import type { DestinationStream } from 'pino';

/** Turns JSON entries into short lines for a terminal: `12:04:31 GET /api/rituals/get-ritual 200 12ms`. */
export function forPeople(
  write: (text: string) => void = (text) => void process.stdout.write(text),
): DestinationStream {
  return { write: (entry: string) => write(`${lineOf(JSON.parse(entry) as Entry)}\n`) };
}

interface Entry {
  level: number;
  time: string;
  msg?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  who?: string;
  reqId?: string;
  err?: { message: string; stack?: string };
  [more: string]: unknown;
}

function lineOf({ level, time, msg = '', method, route, status, ms, who, reqId: _reqId, err, ...more }: Entry): string {
  const clock = time.slice(11, 19);
  if (method && route)
    return `${clock} ${method} ${route} ${status} ${ms}ms${who ? `  by …${who.slice(-8)}` : ''}${trouble(err)}`;
  const rest = Object.keys(more).length > 0 ? ` ${JSON.stringify(more)}` : '';
  return `${clock} ${level >= 50 ? 'ERROR ' : level >= 40 ? 'warning ' : ''}${msg}${rest}${trouble(err)}`;
}

const trouble = (err: Entry['err']): string => (err ? `\n${err.stack || err.message}` : '');
