import { parseSelection, suiteNames } from './suites.ts';

describe('parseSelection', () => {
  it('takes all suites when none is named', () => {
    expect(parseSelection([])).toEqual({ suites: [...suiteNames], further: [] });
  });

  it('takes the named ones in their usual order and hands the rest on', () => {
    expect(parseSelection(['api', 'unit', '--testNamePattern', 'api'])).toEqual({
      suites: ['unit', 'api'],
      further: ['--testNamePattern', 'api'],
    });
  });
});
