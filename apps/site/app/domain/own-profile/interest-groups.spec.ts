import { interests } from '@kindling/contract/profiles/profile-values';
import { interestGroups } from './interest-groups';

it('every interest stands in one group', () => {
  expect(Object.values(interestGroups).flat().toSorted()).toEqual([...interests].toSorted());
});
