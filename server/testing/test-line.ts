import { connect as dial, createServer, type Socket } from 'node:net';

/** A line to a database that a test may cut, freeze and mend: what a restart, a frozen machine and a bad network look like. */
export interface TestLine {
  readonly url: string;
  /** Ends every connection and lets nobody in; `mend` undoes it. */
  cut(): void;
  /** Resets the open connections, as a machine does that lost them; the next caller is let in. */
  reset(): void;
  /** Resets new connections; the present ones stay. */
  turnAway(): void;
  /** How many were turned away. */
  turnedAway(): number;
  /** Nothing gets through either way, and nobody notices; `mend` lets all of it through. */
  freeze(): void;
  mend(): void;
  /** New connections are led to another database. */
  lead(databaseUrl: string): void;
  close(): void;
}

export async function lineTo(databaseUrl: string): Promise<TestLine> {
  let to = new URL(databaseUrl);
  const open = new Set<Socket>();
  let state: 'open' | 'cut' | 'frozen' = 'open';
  let turnedAway = 0;

  const server = createServer((near) => {
    if (state === 'cut') {
      near.resetAndDestroy();
      turnedAway += 1;
      return;
    }
    const far = dial(Number(to.port), to.hostname);
    for (const [from, onTo] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => onTo.write(bytes));
      from.on('error', () => onTo.destroy());
      from.on('close', () => {
        open.delete(from);
        onTo.destroy();
      });
      // listening for bytes lets them flow
      if (state === 'frozen') from.pause();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    cut: () => {
      state = 'cut';
      for (const socket of open) socket.destroy();
    },
    reset: () => {
      for (const socket of open) socket.resetAndDestroy();
    },
    turnAway: () => {
      state = 'cut';
    },
    turnedAway: () => turnedAway,
    freeze: () => {
      state = 'frozen';
      for (const socket of open) socket.pause();
    },
    mend: () => {
      state = 'open';
      for (const socket of open) socket.resume();
    },
    lead: (elsewhere) => {
      to = new URL(elsewhere);
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
