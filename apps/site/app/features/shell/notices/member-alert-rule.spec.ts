import { pageNames, type PageName } from '@kindling/contract/pages';
import type { Photo } from '@kindling/contract/profiles/profile';
import { memberAlerts } from './member-alert-rule';

const photo = { id: 'x' } as Photo;
const done = {
  signup_step: null,
  mail_refused: false,
  notifications_disabled: [],
  profile: { main_image: photo },
};
const bare = { ...done, profile: { main_image: null } };

describe('what a member is told at the top of a page', () => {
  it('is nothing for visitors, and for who has a photo and hears of everything', () => {
    expect(memberAlerts(null, 'members')).toEqual([]);
    expect(memberAlerts(done, 'members')).toEqual([]);
  });

  it('is that a photo is missing, but not where one adds it or thinks of something else', () => {
    expect(memberAlerts(bare, 'members')).toEqual(['photo']);
    for (const page of [
      'profile',
      'signup',
      'activate-done',
      'premium',
      'notifications',
      'settings',
      'activate-error',
    ] as const)
      expect(memberAlerts(bare, page)).toEqual([]);
  });

  it('is that notifications are off, unless it is only advertising', () => {
    expect(memberAlerts({ ...done, notifications_disabled: ['like'] }, 'likes')).toEqual(['notifications']);
    expect(memberAlerts({ ...done, notifications_disabled: ['promotions', 'news'] }, 'likes')).toEqual([]);
    expect(memberAlerts({ ...done, notifications_disabled: ['like'] }, 'notifications')).toEqual([]);
  });

  it('is that this browser could take push messages, but not on the pages the specification names', () => {
    expect(memberAlerts(done, 'members', { push: 'not_subscribed' })).toEqual(['push']);
    for (const state of ['subscribed', 'denied', 'not_capable'] as const)
      expect(memberAlerts(done, 'members', { push: state })).toEqual([]);
    // The five of specification §2; the others belong to the signup or fill the screen.
    const without: readonly PageName[] = [
      ...(['signup', 'notifications', 'activate-done', 'directdebit', 'premium'] as const),
      ...(['complete-signup', 'signup-matches', 'activate-error', 'swipe-game'] as const),
    ];
    for (const page of pageNames)
      expect([page, memberAlerts(done, page, { push: 'not_subscribed' })]).toEqual([
        page,
        without.includes(page) ? [] : ['push'],
      ]);
  });

  it('is before all else that mails come back, but not where the address is changed', () => {
    const refused = { ...bare, mail_refused: true };
    expect(memberAlerts(refused, 'members')).toEqual(['mail', 'photo']);
    expect(memberAlerts(refused, 'settings')).toEqual([]);
  });

  it('is nothing while one swipes', () => {
    const refused = { ...bare, mail_refused: true, notifications_disabled: ['like' as const] };
    expect(memberAlerts(refused, 'swipe-game', { push: 'not_subscribed' })).toEqual([]);
    expect(memberAlerts(bare, 'match-finder')).toEqual(['photo']);
  });

  it('waits for the end of the signup', () => {
    expect(memberAlerts({ ...bare, signup_step: 2 }, 'members')).toEqual([]);
  });

  it('is last of all that the site can be installed, where the browser offers it', () => {
    expect(memberAlerts(done, 'members', { installable: true })).toEqual(['install']);
    expect(memberAlerts(bare, 'members', { installable: true })).toEqual(['photo', 'install']);
    expect(memberAlerts(done, 'swipe-game', { installable: true })).toEqual([]);
    expect(memberAlerts(null, 'members', { installable: true })).toEqual([]);
  });
});
