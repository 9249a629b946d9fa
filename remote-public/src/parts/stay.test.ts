import { firstCheckOut, nightsOf, readStay, withCheckIn, writeStay } from './stay';

const today = '2026-11-20';
const read = (query: string) => readStay(new URLSearchParams(query), today);

describe('readStay', () => {
  it('reads arrival and departure', () => {
    expect(read('in=2026-12-12&out=2026-12-19')).toEqual({ checkIn: '2026-12-12', checkOut: '2026-12-19' });
  });

  it('accepts today as arrival and tomorrow as departure, and nothing earlier', () => {
    expect(read('in=2026-11-20')).toEqual({ checkIn: '2026-11-20' });
    expect(read('in=2026-11-19')).toEqual({});
    expect(read('out=2026-11-21')).toEqual({ checkOut: '2026-11-21' });
    expect(read('out=2026-11-20')).toEqual({});
  });

  it('reads a number of guests that a house sleeps', () => {
    expect(read('guests=18')).toEqual({ guests: 18 });
    for (const text of ['0', '19', '99', '-1', '2.5', '1e1', '02', 'two', '']) {
      expect(read(`guests=${text}`)).toEqual({});
    }
  });

  it('reads a number of pets that a house takes', () => {
    expect(read('pets=2')).toEqual({ pets: 2 });
    for (const text of ['0', '3', '-1', 'one', '']) expect(read(`pets=${text}`)).toEqual({});
  });

  it.each(['', 'soon', '2026-02-30', '2026-13-01', '12/12/2026', '2026-12-12T10:00', '%F0', '99999-01-01'])(
    'drops %j',
    (text) => expect(read(`in=${text}&out=${text}`)).toEqual({}),
  );

  it('drops a departure on or before the arrival', () => {
    expect(read('in=2026-12-12&out=2026-12-12')).toEqual({ checkIn: '2026-12-12' });
    expect(read('in=2026-12-12&out=2026-12-01')).toEqual({ checkIn: '2026-12-12' });
  });
});

describe('writeStay', () => {
  it('writes what readStay reads, replacing an earlier stay', () => {
    const stay = { checkIn: '2026-12-12', checkOut: '2026-12-19', guests: 4, pets: 1 };
    expect(readStay(writeStay(new URLSearchParams('q=sea&in=2026-11-30'), stay), today)).toEqual(stay);
    expect(writeStay(new URLSearchParams('q=sea&in=2026-11-30'), {}).toString()).toBe('q=sea');
  });
});

describe('a stay', () => {
  it('ends at the earliest on the day after it begins, across months and leap days', () => {
    expect(firstCheckOut({}, '2026-12-31')).toBe('2027-01-01');
    expect(firstCheckOut({ checkIn: '2028-02-28' }, today)).toBe('2028-02-29');
  });

  it('has its departure cleared when the arrival moves to it or past it', () => {
    const stay = { checkIn: '2026-12-12', checkOut: '2026-12-19' };
    expect(withCheckIn(stay, '2026-12-18')).toEqual({ checkIn: '2026-12-18', checkOut: '2026-12-19' });
    expect(withCheckIn(stay, '2026-12-19')).toEqual({ checkIn: '2026-12-19' });
    expect(withCheckIn(stay, '2027-01-01')).toEqual({ checkIn: '2027-01-01' });
    expect(withCheckIn(stay, undefined).checkOut).toBe('2026-12-19');
  });

  it('counts nights once both dates are known, also across a daylight-saving change', () => {
    expect(nightsOf({ checkIn: '2026-12-12' })).toBeUndefined();
    expect(nightsOf({ checkIn: '2027-03-13', checkOut: '2027-03-15' })).toBe(2);
  });
});
