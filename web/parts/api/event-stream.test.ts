import { describe, expect, it } from 'vitest';
import { eventsIn } from './event-stream.ts';

describe('a stream of events', () => {
  it('comes apart into whole events and a rest', () => {
    const { events, rest } = eventsIn('event: booking\ndata: {"a":1}\n\n: still here\n\ndata: x\n\nevent: boo');
    expect(events).toEqual([
      { event: 'booking', data: '{"a":1}' },
      { event: 'message', data: 'x' },
    ]);
    expect(rest).toBe('event: boo');
  });

  it('puts pieces together wherever they were cut', () => {
    const whole = 'event: booking\r\ndata: {"bookingId":"1"}\r\n\r\n';
    for (let cut = 1; cut < whole.length; cut += 1) {
      const first = eventsIn(whole.slice(0, cut));
      const second = eventsIn(first.rest + whole.slice(cut));
      expect([...first.events, ...second.events]).toEqual([{ event: 'booking', data: '{"bookingId":"1"}' }]);
    }
  });
});
