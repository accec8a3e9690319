import { Column, Entity, PrimaryColumn } from 'typeorm';
import { IdColumn, InstantColumn, TenantOwned } from './columns.js';
import { columnsAs, columnsBut, columnsOf, computed, textColumns, type RawRow } from './row-shape.js';
import { flag, wholeNumber } from './row-values.js';

@Entity('shaped')
class Shaped extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @Column({ type: 'boolean' })
  isOpen!: boolean;

  @Column({ type: 'boolean', nullable: true })
  isKept!: boolean | null;

  @Column({ type: 'json' })
  someTags!: string[];

  @Column({ type: 'date' })
  bornOn!: string;

  @InstantColumn({ nullable: true })
  seenAt!: Date | null;

  @Column({ type: 'tinyint', unsigned: true })
  step!: number;
}

@Entity('unknown')
class Unknown {
  @PrimaryColumn({ type: 'geometry' })
  place!: string;
}

const read = (shape: { read(raw: RawRow): unknown }, raw: RawRow) => shape.read({ ...raw });

describe('a shape', () => {
  it('selects the columns of its entity under the names of their properties', () => {
    expect(columnsOf(Shaped, ['tenantId', 'id', 'isOpen']).list).toBe(
      'tenant_id AS tenantId, id, is_open AS isOpen',
    );
    expect(columnsBut(Shaped, ['tenantId', 'isKept', 'isOpen', 'seenAt'], 's').list).toBe(
      's.id, s.some_tags AS someTags, CAST(s.born_on AS CHAR) AS bornOn, s.step',
    );
    expect(columnsAs(Shaped, { key: 'id', id: 'tenantId' }, 's').list).toBe('s.id AS key, s.tenant_id AS id');
    const joined = columnsOf(Shaped, ['id'], 'a').and(columnsAs(Shaped, { other: 'id' }, 'b'));
    expect(joined.with('rank', 'COUNT(*)', wholeNumber).list).toBe('a.id, b.id AS other, COUNT(*) AS `rank`');
    expect(textColumns(['tenant_id', 'id']).list).toBe('tenant_id, id');
  });

  it('reads flags, JSON, days and instants as its entity has them', () => {
    const seenAt = new Date();
    const raw = { id: 'x', isOpen: 1, isKept: 0, someTags: '["a"]', bornOn: '1990-05-17', seenAt, step: 0 };
    const shape = columnsBut(Shaped, ['tenantId']);
    expect(read(shape, raw)).toEqual({ ...raw, isOpen: true, isKept: false, someTags: ['a'] });
    expect(read(shape, { ...raw, isKept: null, seenAt: null })).toMatchObject({ isKept: null, seenAt: null });
    expect(read(computed('isMatch', 'b.id IS NOT NULL', flag), { isMatch: 0 })).toEqual({ isMatch: false });
    expect(read(computed('sum', 'SUM(a)', wholeNumber), { sum: '12' })).toEqual({ sum: 12 });
  });

  it.each<[keyof Shaped, unknown]>([
    ['id', undefined],
    ['id', null],
    ['id', 7],
    ['isOpen', null],
    ['isOpen', 2],
    ['isOpen', '1'],
    ['someTags', ['a']],
    ['someTags', '{'],
    ['bornOn', new Date()],
    ['bornOn', '1990-05-17 00:00:00'],
    ['seenAt', '2026-01-01'],
    ['step', '1.5'],
    ['step', ''],
  ])('refuses a row whose %s is %p', (column, value) => {
    expect(() => read(columnsOf(Shaped, [column]), { [column]: value })).toThrow(`The column ${column}`);
  });

  it('says nothing of what a refused row holds', () => {
    expect(() => read(columnsOf(Shaped, ['step']), { step: 'secret' })).toThrow(/^The column step is string/);
  });

  it('refuses null where the statement promised something', () => {
    const shape = columnsOf(Shaped, ['id', 'seenAt']).present('seenAt');
    expect(() => read(shape, { id: 'x', seenAt: null })).toThrow('The column seenAt is null');
    expect(read(shape, { id: 'x', seenAt: new Date(0) })).toEqual({ id: 'x', seenAt: new Date(0) });
  });

  it('is not made of what is no column, or of a kind that nobody reads', () => {
    expect(() => columnsOf(Shaped, ['missing' as 'id'])).toThrow('Shaped.missing');
    expect(() => columnsOf(Unknown, ['place'])).toThrow('Unknown.place');
  });
});
