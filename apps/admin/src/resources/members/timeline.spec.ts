import type { MemberPage } from '@kindling/contract/overviews/calls/member-desk';
import type { RestrictionRow } from '@kindling/contract/safety/calls/restriction-desk';
import { timelineOf } from './timeline';

const page: MemberPage = {
  ...{ id: 'alpha:1', tenant: 'alpha', name: 'Ada', age: 30, gender: null, country: null, city: null },
  ...{
    image: null,
    state: 'active',
    restricted: false,
    about_me: '',
    prompts: [],
    invisible: false,
    photos: [],
  },
  created_at: '2026-03-01T10:00:00.000Z',
  last_seen_at: '2026-03-05T10:00:00.000Z',
  confirmed_at: '2026-03-01T10:05:00.000Z',
  ...{ deleted_at: null, erased_at: null, staff: null, complaints: null, account: null, money: null },
  reports: {
    about: [
      {
        ...{ id: '1', kind: 'profile', reports: 1, opened_at: '2026-03-03T10:00:00.000Z' },
        ...{ closed_at: '2026-03-04T10:00:00.000Z', outcome: 'dismissed' },
      },
    ],
    by: [],
  },
};
const restriction: RestrictionRow = {
  ...{ id: 'alpha:2', kind: 'profile_disabled', ground: 'spam', statement: 'Because.', language: 'nl' },
  ...{ automated: false, decided_by: 'Ann', decided_at: '2026-03-02T10:00:00.000Z' },
  ...{ ended_at: null, end_reason: null, appeal: null },
};

test('the timeline has the newest first and only what the role may see', () => {
  expect(timelineOf(page, [restriction]).map(({ what }) => what)).toEqual([
    'Report decided',
    'Was reported: profile',
    'Profile disabled',
    'Confirmed the address',
    'Signed up',
  ]);
});
