import { parseSelection, suiteNames } from './suites.ts';

describe('parseSelection', () => {
  it('takes all suites when none is named; drills and what is measured are for the proof alone', () => {
    expect(parseSelection([], true)).toEqual({ suites: [...suiteNames], further: [] });
    const untimed = suiteNames.filter((name) => name !== 'speed' && name !== 'drills');
    expect(parseSelection([], false)).toEqual({ suites: untimed, further: [] });
    expect(parseSelection(['speed'], false)).toEqual({ suites: ['speed'], further: [] });
  });

  it('takes the named ones in their usual order and hands the rest on', () => {
    expect(parseSelection(['api', 'unit', '--testNamePattern', 'api'], false)).toEqual({
      suites: ['unit', 'api'],
      further: ['--testNamePattern', 'api'],
    });
  });
});
