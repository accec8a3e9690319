import fc from 'fast-check';
import type { DeskRisk } from '@kindling/contract/safety/desk';
import { photoGrounds } from '@kindling/contract/safety/restriction-grounds';
import { risksOfPhoto } from './photo-risks.js';

const facts = fc.record({
  isFirst: fc.boolean(),
  isMain: fc.boolean(),
  resembles: fc.option(fc.constantFrom(...photoGrounds), { nil: undefined }),
  ofMember: fc.subarray<DeskRisk>(['reported', 'removed_before']),
});

describe('the risks of a photo', () => {
  it('are each what is known of it', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const risks = risksOfPhoto(known);
        expect(new Set(risks).size).toBe(risks.length);
        expect(risks.includes('first_photo')).toBe(known.isFirst);
        expect(risks.includes('main_photo')).toBe(known.isMain);
        expect(risks.includes('resembles_removed')).toBe(known.resembles !== undefined);
        expect(risks).toEqual(expect.arrayContaining(known.ofMember));
      }),
    );
  });

  it('are the gravest where it looks like what is illegal', () => {
    const none = { isFirst: false, isMain: false, ofMember: [] };
    expect(risksOfPhoto({ ...none, resembles: 'minor' })).toContain('illegal');
    expect(risksOfPhoto({ ...none, resembles: 'poor_quality' })).not.toContain('illegal');
    expect(risksOfPhoto({ ...none, resembles: undefined })).toEqual([]);
  });
});
