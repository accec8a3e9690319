import { interests } from '@kindling/contract/profile-values';
import { interestGroups } from './interest-groups';

it('every interest stands in one group', () => {
  expect(Object.values(interestGroups).flat().toSorted()).toEqual([...interests].toSorted());
});
