import { connect } from 'node:net';
import type { OddRequest } from './requests.ts';

export interface Heard {
  /** 0 where there was no answer: the sender was gone, or the line was closed. */
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Longer than any call of ours may take. */
const PATIENCE_MS = 15_000;

/** Sends one over a line of its own. A caller who sent too little says so by closing its half. */
export function send(port: number, { bytes, goneAfter, isShort }: OddRequest): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' });
    const patience = setTimeout(() => {
      socket.destroy();
      reject(new Error('no answer'));
    }, PATIENCE_MS);
    socket.on('connect', () => {
      if (goneAfter === null) socket.write(bytes, () => isShort && socket.end());
      else socket.write(bytes.subarray(0, goneAfter), () => socket.destroy());
    });
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () => socket.end());
    // a line that is closed on us is an answer too
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(patience);
      resolve(read(Buffer.concat(parts).toString('latin1')));
    });
  });
}

function read(answer: string): Heard {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(head)?.[1] ?? 0);
  const type = /^content-type: (.*)$/im.exec(head)?.[1] ?? '';
  return { status, type, body: rest.join('\r\n\r\n') };
}

/** No failure of the server, and a refusal in the one form there is. */
export const isOurs = ({ status, type, body }: Heard): boolean =>
  status < 500 && (status < 400 || !type.includes('json') || body.startsWith('{"success":false,"message":"'));
