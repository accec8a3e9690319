import fc from 'fast-check';
import { deskRisks } from '@kindling/contract/safety/desk';
import { priorityOf, type Urgency } from './desk-rules.js';

const risks = fc.array(fc.constantFrom(...deskRisks), { maxLength: 20 });
const before = (one: Urgency, other: Urgency): boolean => priorityOf(one) < priorityOf(other);

describe('the order of the queue', () => {
  it('puts what was escalated before everything else, whatever its risks', () => {
    fc.assert(
      fc.property(risks, risks, (some, others) => {
        expect(before({ escalated: true, risks: some }, { escalated: false, risks: others })).toBe(true);
      }),
    );
  });

  it('never puts anything further back for another risk', () => {
    fc.assert(
      fc.property(risks, fc.constantFrom(...deskRisks), fc.boolean(), (some, added, escalated) => {
        const more = priorityOf({ escalated, risks: [...some, added] });
        expect(more).toBeLessThanOrEqual(priorityOf({ escalated, risks: some }));
        if (!some.includes(added)) expect(more).toBeLessThan(priorityOf({ escalated, risks: some }));
      }),
    );
  });

  it('knows a risk once, in whatever order they were found', () => {
    fc.assert(
      fc.property(risks, (some) => {
        const turned = [...some, ...some].reverse();
        expect(priorityOf({ escalated: false, risks: turned })).toBe(
          priorityOf({ escalated: false, risks: some }),
        );
      }),
    );
  });

  it('puts what is illegal before all that is not, and fits its column', () => {
    const grave = new Set(['illegal', 'minor', 'depicted_person']);
    fc.assert(
      fc.property(risks, risks, (some, others) => {
        const harmless = others.filter((risk) => !grave.has(risk));
        expect(
          before({ escalated: false, risks: [...some, 'illegal'] }, { escalated: false, risks: harmless }),
        ).toBe(true);
        const place = priorityOf({ escalated: true, risks: some });
        expect(Number.isInteger(place) && place >= 0 && place <= 65_535).toBe(true);
      }),
    );
  });
});
