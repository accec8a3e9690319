import { joinDate, splitDate } from './date-parts';

describe('a date in parts', () => {
  it('is nothing while a part is missing', () => {
    expect(joinDate({ day: '', month: '2', year: '1990' })).toBe('');
    expect(joinDate({ day: '3', month: '', year: '1990' })).toBe('');
    expect(joinDate({ day: '3', month: '2', year: '199' })).toBe('');
  });

  it('is padded, and joined even when no calendar has it', () => {
    expect(joinDate({ day: '3', month: '2', year: '1990' })).toBe('1990-02-03');
    expect(joinDate({ day: '31', month: '2', year: '1990' })).toBe('1990-02-31');
  });

  it('comes back as it was', () => {
    expect(splitDate('1990-02-03')).toEqual({ day: '3', month: '2', year: '1990' });
    expect(splitDate('')).toEqual({ day: '', month: '', year: '' });
  });
});
