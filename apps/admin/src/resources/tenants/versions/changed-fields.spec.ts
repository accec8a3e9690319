import type { Settings } from '@kindling/contract/brands/settings/settings';
import { changedFields, rebased } from './changed-fields';

const base = {
  name: 'Alpha',
  niche: 1,
  index_title: { en: 'Alpha' },
  announcement: { en: 'Hello' },
} as unknown as Settings;

describe('edits of a settings record', () => {
  it('names the fields that differ, at any depth, added and removed ones too', () => {
    const { announcement: _removed, ...rest } = base;
    const after = { ...rest, index_title: { en: 'Other' }, maintenance: { en: 'Soon' } } as Settings;
    expect(changedFields(base, after).sort()).toEqual(['announcement', 'index_title', 'maintenance']);
    expect(changedFields(base, { ...base, index_title: { ...base.index_title } })).toEqual([]);
  });

  it('puts own changes on top of what somebody else stored', () => {
    const mine = { ...base, name: 'Mine' };
    const theirs = { ...base, name: 'Theirs', niche: 7 as const };
    expect(rebased(base, mine, theirs)).toEqual({ ...base, name: 'Mine', niche: 7 });
  });

  it('keeps a field removed that one removed', () => {
    const { announcement: _removed, ...mine } = base;
    const merged = rebased(base, mine, { ...base, niche: 7 });
    expect(merged).not.toHaveProperty('announcement');
    expect(merged.niche).toBe(7);
  });
});
