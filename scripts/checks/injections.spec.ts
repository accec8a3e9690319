import { classesOf, judgeInjections } from './injections.ts';

const source = (name: string, parameters: string, rest = '') =>
  `@Injectable()\nexport class ${name} {\n  constructor(${parameters}) {}\n${rest}}\n`;
const many = (count: number) =>
  Array.from({ length: count }, () => 'private readonly clock: Clock').join(', ');
const problems = (texts: readonly string[], explained = {}) => judgeInjections(classesOf(texts), explained);

describe('injections', () => {
  it('may be eight; more need a split, and a reason that is no longer needed goes', () => {
    expect(
      problems([source('Few', many(8)), source('Known', many(12))], { Known: 'one transaction' }),
    ).toEqual([]);
    expect(
      problems([`${source('Many', many(9))}${source('Known', many(8))}`], { Known: 'one', Gone: 'was here' }),
    ).toEqual([
      'Many has 9 injections; 8 are the most. Split the class: the list of explained ones only shrinks.',
      'Known has at most 8 injections now: take it off the list in scripts/checks/injections.ts',
      'Gone has at most 8 injections now: take it off the list in scripts/checks/injections.ts',
    ]);
  });

  it('are called like their class, unless a method is called so or a token says what it is', () => {
    expect(
      problems([
        source('Right', 'private readonly showPage: ShowPage, private readonly credits: CreditsApi'),
        source('Tokens', '@Inject(LOG) private readonly log: Log, @Inject(LOG) private readonly told: Log'),
        source('Method', 'private readonly showing: ShowPage', '  showPage() {}\n'),
        source('Wrong', 'private readonly showing: ShowPage, private readonly store: WalletsRepository'),
      ]),
    ).toEqual([
      'Wrong calls ShowPage `showing`: an injected field is called like its class, `showPage`',
      'Wrong calls WalletsRepository `store`: an injected field is called like its class, `wallets`',
    ]);
  });

  it('are declared anew by a class that would inherit them', () => {
    expect(problems([source('Base', many(1)), '@Injectable()\nexport class Heir extends Base {}\n'])).toEqual(
      ['Heir inherits its constructor, so nothing is injected: declare that of Base again'],
    );
  });

  it('are told apart from those of the class that theirs extends', () => {
    const base = source('Base', '@Inject(FILES) private readonly files: Files');
    const heir = (parameter: string) =>
      `@Injectable()\nexport class Heir extends Base {\n  constructor(${parameter}) {}\n}\n`;
    expect(problems([base, heir('@Inject(OwnFiles) ownFiles: Files')])).toEqual([]);
    expect(problems([base, heir('ownFiles: OwnFiles')])).toEqual([
      'Heir gets as ownFiles what `@Inject` of Base says: say `@Inject` there, too',
    ]);
    const abstract = 'export abstract class Base {\n  constructor(@Inject(FILES) files: Files) {}\n}\n';
    expect(problems([abstract, heir('ownFiles: OwnFiles')])).toHaveLength(1);
  });
});
