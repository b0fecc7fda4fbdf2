import { describe, expect, it } from 'vitest';
import { addressOf, askedIn, missingIn, searchOf, withoutIdleLimit } from './asked.ts';

const asked = (query: string) => askedIn(new URLSearchParams(query));

describe('a search in the address', () => {
  it('comes back as it was asked', () => {
    const whole = asked(
      'ritual=r1&date=2026-11-29&time=09:30&price=1850&district=Khordha&language=Odia&pandit=p1&sort=experience',
    );
    expect(asked(addressOf(whole).split('?')[1] ?? '')).toEqual(whole);
  });

  it('takes the day and the time of good hours, and leaves them for another day or a time outside', () => {
    const hours = '2026-12-03T09:12~2026-12-03T11:05';
    const taken = asked(`ritual=r1&window=${hours}&district=Puri`);
    expect(taken).toMatchObject({ date: '2026-12-03', time: '09:12', window: hours });
    expect(addressOf(taken)).toBe(
      `/find-pandit?ritual=r1&window=${encodeURIComponent(hours).replace('~', '%7E')}&district=Puri`,
    );
    expect(asked(addressOf(taken).split('?')[1] ?? '')).toEqual(taken);
    const later = asked(`ritual=r1&window=${hours}&time=10:00`);
    expect(later).toMatchObject({ time: '10:00', window: hours });
    expect(asked(addressOf(later).split('?')[1] ?? '')).toEqual(later);
    expect(asked(`ritual=r1&window=${hours}&date=2026-12-04`)).toMatchObject({ date: '2026-12-04', window: '' });
    expect(asked(`ritual=r1&window=${hours}&time=11:05`)).toMatchObject({ time: '11:05', window: '' });
    expect(asked('ritual=r1&window=soon')).toMatchObject({ date: '', window: '' });
    // after the midnight in them it is the next day, by whichever day the address has
    const night = '2026-12-03T23:04~2026-12-04T06:07';
    const late = asked(`ritual=r1&window=${night}&time=00:30`);
    expect(late).toMatchObject({ date: '2026-12-04', time: '00:30', window: night });
    expect(asked(addressOf(late).split('?')[1] ?? '')).toEqual(late);
    expect(asked(`ritual=r1&window=${night}&time=00:30&date=2026-12-04`)).toEqual(late);
    expect(asked(`ritual=r1&window=${night}&time=22:30`)).toMatchObject({ date: '2026-12-03', window: '' });
    expect(searchOf(late)).toMatchObject({ date: '2026-12-04', startTime: '00:30' });
  });

  it('leaves out what was not asked', () => {
    expect(addressOf(asked('ritual=r1&date=2026-11-29&price=&district=&language=&sort=recommended'))).toBe(
      '/find-pandit?ritual=r1&date=2026-11-29',
    );
  });

  it('takes the end of the slider of the ritual, and what is no price, for no limit', () => {
    expect(withoutIdleLimit(asked('price=25000'), 25_000).price).toBeNull();
    expect(withoutIdleLimit(asked('price=99999'), 25_000).price).toBeNull();
    expect(withoutIdleLimit(asked('price=8500'), 25_000).price).toBe(8500);
    expect(asked('price=-5').price).toBeNull();
    expect(asked('price=abc').price).toBeNull();
    expect(asked('price=0').price).toBe(0);
  });

  it('recommends where the address names no order we have', () => {
    expect(asked('sort=name').sort).toBe('recommended');
  });

  it('names the ritual first when both are missing', () => {
    expect(missingIn(asked('ritual=&date='))).toBe('ritual');
    expect(missingIn(asked('ritual=r1'))).toBe('date');
    expect(missingIn(asked('ritual=r1&date=2026-11-29'))).toBeNull();
  });

  it('sends the hour where one was asked for, and none that is no hour', () => {
    expect(searchOf(asked('ritual=r1&date=2026-11-29&time=09:30'))).toMatchObject({ startTime: '09:30' });
    expect(searchOf(asked('ritual=r1&date=2026-11-29&time='))).not.toHaveProperty('startTime');
    expect(asked('time=25:00').time).toBe('');
  });

  it('sends good hours whole, and a time within them that was named alone', () => {
    const window = '2026-12-03T09:12~2026-12-03T11:05~Jajpur';
    const whole = searchOf(asked(`ritual=r1&window=${window}`));
    expect(whole).toMatchObject({ date: '2026-12-03', window });
    expect(whole).not.toHaveProperty('startTime');
    const named = searchOf(asked(`ritual=r1&window=${window}&time=10:00`));
    expect(named).toMatchObject({ startTime: '10:00' });
    expect(named).not.toHaveProperty('window');
  });

  it('sends no price where there is no limit', () => {
    expect(searchOf(asked('ritual=r1&date=2026-11-29'))).toEqual({
      ritualId: 'r1',
      date: '2026-11-29',
      sort: 'recommended',
    });
    expect(searchOf(asked('ritual=r1&date=2026-11-29&price=0&district=Puri&pandit=p1'))).toMatchObject({
      price: 0,
      district: 'Puri',
      panditId: 'p1',
    });
  });
});
