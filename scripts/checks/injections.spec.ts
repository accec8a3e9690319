import { injections, judgeInjections } from './injections.ts';

const source = (name: string, count: number) =>
  `@Injectable()\nexport class ${name} {\n${'  @Inject(Clock) clock;\n'.repeat(count)}}\n`;

describe('injections', () => {
  it('are counted for each class of a file', () => {
    expect(injections([`${source('One', 2)}${source('Two', 0)}`, source('Three', 9)])).toEqual({
      One: 2,
      Two: 0,
      Three: 9,
    });
  });

  it('may be eight; more need a split, and a reason that is no longer needed goes', () => {
    expect(judgeInjections({ Few: 8, Known: 12 }, { Known: 'one transaction' })).toEqual([]);
    expect(judgeInjections({ Many: 9, Known: 8 }, { Known: 'one transaction', Gone: 'was here' })).toEqual([
      'Many has 9 injections; 8 are the most. Split the class: the list of explained ones only shrinks.',
      'Known has at most 8 injections now: take it off the list in scripts/checks/injections.ts',
      'Gone has at most 8 injections now: take it off the list in scripts/checks/injections.ts',
    ]);
  });
});
