import TestSequencer from '@jest/test-sequencer';

/**
 * Begins with the groups of specs, which take longest: where jest knows no times yet it begins with the longest files,
 * and those of groups are short.
 */
export default class GroupsFirstSequencer extends TestSequencer {
  /** @override */
  sort(tests) {
    const isGroup = ({ path }) => path.includes('/spec-groups/');
    return [...super.sort(tests)].sort((one, other) => Number(isGroup(other)) - Number(isGroup(one)));
  }
}
