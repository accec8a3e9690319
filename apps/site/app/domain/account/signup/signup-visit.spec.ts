import { areStepsBegun, beginSteps, leaveSteps } from './signup-visit';

describe('a visit that is a signup', () => {
  function storage() {
    const held = new Map<string, string>();
    return {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
      removeItem: (key: string) => void held.delete(key),
    };
  }

  it('goes on until it is left', () => {
    const place = storage();
    expect(areStepsBegun(place)).toBe(false);
    beginSteps(place);
    expect(areStepsBegun(place)).toBe(true);
    leaveSteps(place);
    expect(areStepsBegun(place)).toBe(false);
  });

  it('breaks nothing where storage is shut off', () => {
    const shut = () => {
      throw new Error('shut off');
    };
    beginSteps({ setItem: shut });
    leaveSteps({ removeItem: shut });
    expect(areStepsBegun({ getItem: shut })).toBe(false);
  });
});
