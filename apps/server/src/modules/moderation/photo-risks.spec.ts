import fc from 'fast-check';
import { photoGrounds } from '@kindling/contract/restriction-grounds';
import { risksOfPhoto } from './photo-risks.js';

const facts = fc.record({
  isFirst: fc.boolean(),
  isMain: fc.boolean(),
  resembles: fc.option(fc.constantFrom(...photoGrounds), { nil: undefined }),
  restrictions: fc.nat(5),
  reports: fc.nat(5),
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
        expect(risks.includes('removed_before')).toBe(known.restrictions > 0);
        expect(risks.includes('reported')).toBe(known.reports > 0);
      }),
    );
  });

  it('are the gravest where it looks like what is illegal', () => {
    const none = { isFirst: false, isMain: false, restrictions: 0, reports: 0 };
    expect(risksOfPhoto({ ...none, resembles: 'minor' })).toContain('illegal');
    expect(risksOfPhoto({ ...none, resembles: 'poor_quality' })).not.toContain('illegal');
    expect(risksOfPhoto({ ...none, resembles: undefined })).toEqual([]);
  });
});
