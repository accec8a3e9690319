import sharp from 'sharp';
import { Housekeeping } from '../../apps/server/src/kernel/housekeeping/housekeeping.ts';
import { PhotoModeration } from '../../apps/server/src/modules/profiles/photos/photo-moderating.api.ts';
import { PhotoStorage } from '../../apps/server/src/ports/photo-storage.ts';
import type { OwnProfile, Profile } from '../../packages/contract/src/profiles/profile.ts';
import { removePhoto, standingRestriction } from '../support/desk/restrictions.ts';
import { noise } from '../support/photos/hostile-images.ts';
import type { TestMember } from '../support/members/members.ts';
import { photoRow } from '../support/photos/photo-rows.ts';
import { storePhoto } from '../support/photos/photos.ts';
import { joinConfirmed } from '../support/members/members.ts';
import { buyCredits, someId } from '../support/members/profiles.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestApp } from '../support/app/test-app.ts';

const host = 'alpha.localhost';
const day = 24 * 3_600_000;

describe('what staff decide about photos', () => {
  let app: TestApp;
  let moderation: PhotoModeration;
  let owner: TestMember;
  let other: TestMember;
  let picture: Buffer;
  beforeAll(async () => {
    app = await newBrands();
    moderation = app.nest.get(PhotoModeration, { strict: false });
    other = await joinConfirmed(app, 'alpha');
    picture = await noise(24, 20).resize({ width: 300, height: 250, kernel: 'cubic' }).jpeg().toBuffer();
  });
  beforeEach(async () => {
    owner = await joinConfirmed(app, 'alpha');
  });

  const store = (status: 'inspection' | 'active', file = picture) =>
    app.inTenant('alpha', () => storePhoto(app, owner.id, file, status));
  const restrictionOf = async (id: string): Promise<string> =>
    (await app.inTenant('alpha', () => moderation.find(id)))?.removed?.restrictionId ?? '';
  const decide = <T>(work: () => Promise<T>) => app.inTenant('alpha', () => app.database.inTransaction(work));
  const seen = async (): Promise<Profile> => {
    const answer = await app.request(host, { path: `/api/members/${owner.id}`, cookies: other.cookies });
    return (answer.json as { profile: Profile }).profile;
  };
  const own = async (): Promise<OwnProfile> => {
    const answer = await app.request(host, { path: '/api/profile', cookies: owner.cookies });
    return (answer.json as { profile: OwnProfile }).profile;
  };

  it('an approved one is seen by others, as main photo in lists', async () => {
    const id = await store('inspection');
    expect((await seen()).main_image).toBeNull();
    expect(await decide(() => moderation.approve(id, { explicit: false }))).toBe(true);
    expect(await seen()).toMatchObject({
      main_image: { id, blurred: false },
      photos: [{ id, blurred: false }],
    });
    expect(await decide(() => moderation.approve(someId(), { explicit: false }))).toBe(false);
  });

  it('an explicit main photo is blurred in lists, and clear in the gallery for whom it may', async () => {
    const id = await store('inspection');
    await decide(() => moderation.approve(id, { explicit: true }));
    expect(await seen()).toMatchObject({
      main_image: { id, blurred: true },
      photos: [{ id, blurred: false }],
    });
    const visitor = await app.request(host, { path: `/api/members/${owner.id}` });
    expect(visitor.json).toMatchObject({ profile: { photos: [{ id, blurred: true }] } });
    expect((await own()).main_image).toMatchObject({ id, blurred: false });
    await decide(() => moderation.approve(id, { explicit: false }));
    expect((await seen()).main_image).toMatchObject({ id, blurred: false });
  });

  it('a removed one is gone for all, the next takes its place, its owner learns why, staff still see it', async () => {
    const first = await store('active');
    const waiting = await store('inspection');
    const third = await store('active');
    const ground = 'other_person';
    const restrictionId = await decide(() =>
      standingRestriction(app, { memberId: owner.id, photoId: first, ground }),
    );
    expect(await decide(() => moderation.removeByStaff(first, restrictionId, ground))).toBe(true);
    expect(await decide(() => moderation.removeByStaff(first, someId(), 'nudity'))).toBe(false);
    expect(await decide(() => moderation.approve(first, { explicit: false }))).toBe(false);
    expect(await seen()).toMatchObject({ main_image: { id: third }, photos: [{ id: third }] });
    const profile = await own();
    expect(profile.photos.map(({ id }) => id)).toEqual([third, waiting]);
    const told = { id: first, ground, restriction_id: restrictionId };
    expect(profile.removed_photos).toEqual([
      { ...told, removed_at: app.clock.now().toISOString(), placeholder: expect.stringMatching(/^#/) },
    ]);
    const found = await app.inTenant('alpha', () => moderation.find(first));
    expect(found).toMatchObject({ status: 'removed', removed: { restrictionId, ground } });
    expect(found?.image).toMatch(
      new RegExp(String.raw`^/admin-api/photos/${app.idOf('alpha')}/[\w-]{22}-300\.webp$`),
    );
    const gallery = await app.inTenant('alpha', () => moderation.photosOf(owner.id));
    expect(gallery.map(({ id, isMain }) => [id, isMain])).toContainEqual([first, false]);
    // Its owner can do nothing with it.
    const remove = { method: 'DELETE' as const, path: `/api/photos/${first}`, cookies: owner.cookies };
    expect((await app.request(host, remove)).status).toBe(404);
  });

  it('one that comes back is as it was, and main where there is no other', async () => {
    const id = await store('active');
    await decide(() => removePhoto(app, { memberId: owner.id, photoId: id, ground: 'fake' }));
    const restrictionId = await restrictionOf(id);
    expect(await own()).toMatchObject({ main_image: null, removed_photos: [{ id }] });
    expect(await decide(() => moderation.restore(id, someId()))).toBe(false);
    expect(await decide(() => moderation.restore(id, restrictionId))).toBe(true);
    expect(await decide(() => moderation.restore(id, restrictionId))).toBe(false);
    expect(await seen()).toMatchObject({ main_image: { id }, photos: [{ id }] });
    expect((await own()).removed_photos).toEqual([]);
  });

  it('one that comes back to a full gallery of a free member is their own to see, as long as three others are', async () => {
    const ids = [await store('active'), await store('active'), await store('active')];
    const [back = ''] = ids;
    const ground = 'other_person';
    const restrictionId = await decide(() =>
      standingRestriction(app, { memberId: owner.id, photoId: back, ground }),
    );
    await decide(() => moderation.removeByStaff(back, restrictionId, ground));
    ids.push(await store('active'));
    expect(await decide(() => moderation.restore(back, restrictionId))).toBe(true);
    const { photos } = await own();
    expect(photos.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const shown = (await seen()).photos;
    expect(shown).toEqual(photos.slice(0, 3).map(({ id }) => expect.objectContaining({ id }) as unknown));
    const [beyond] = photos.slice(3);
    const status = async ({ cookies }: TestMember) =>
      (await app.request(host, { path: beyond?.filename ?? '', cookies })).status;
    expect([await status(owner), await status(other)]).toEqual([200, 404]);
    await buyCredits(app, 'alpha', owner.id, 100);
    expect((await seen()).photos).toHaveLength(4);
  });

  it('the database takes no removal without its restriction, ground and time, and no restriction without it', async () => {
    const id = await store('active');
    const change = (set: string) =>
      app.inTenant('alpha', () =>
        app.database.write(`UPDATE photo SET ${set} WHERE tenant_id = :tenant AND id = :id`, {
          id,
          other: someId(),
        }),
      );
    for (const set of [
      "status = 'removed', main_of = NULL",
      'restriction_id = :other',
      "status = 'removed', main_of = NULL, restriction_id = :other, removed_ground = 'nudity'",
    ])
      await expect(change(set)).rejects.toThrow('ck_photo_removed');
  });

  it('files of a removed one stay for the appeal, and go with its row when none can come any more', async () => {
    const id = await store('active');
    const { storageKey } = await photoRow(app, 'alpha', id);
    await decide(() => removePhoto(app, { memberId: owner.id, photoId: id, ground: 'minor' }));
    const file = () =>
      app.nest.get(PhotoStorage).get(`tenant:${app.idOf('alpha')}:photo:${storageKey}:300:avif`);
    const later = async (days: number): Promise<void> => {
      app.clock.advance(days * day);
      await app.nest.get(Housekeeping).runOnce();
      await app.runOutbox();
    };
    await later(240);
    expect(await file()).toBeDefined();
    await later(6);
    expect(await file()).toBeUndefined();
    expect(await app.inTenant('alpha', () => moderation.find(id))).toBeUndefined();
  });

  describe('a picture that was removed and comes again', () => {
    const resembled = (id: string, brand = 'alpha') =>
      app.inTenant(brand, () => moderation.resembledRemoved(id));
    const free = async (): Promise<string> => {
      owner = await joinConfirmed(app, 'alpha');
      return owner.id;
    };

    it('is noticed, smaller, in other formats, lighter and mirrored too; another one is not', async () => {
      const scene = await noise(12, 10)
        .resize({ width: 700, height: 600, kernel: 'cubic' })
        .jpeg()
        .toBuffer();
      const id = await store('active', scene);
      expect(await resembled(id)).toBeUndefined();
      await app.inTenant('alpha', () => moderation.rememberRemoved(id, 'copyright'));
      const again = {
        smaller: await sharp(scene).resize({ width: 260 }).jpeg({ quality: 40 }).toBuffer(),
        'as WebP': await sharp(scene).webp({ quality: 50 }).toBuffer(),
        mirrored: await sharp(scene).flop().jpeg().toBuffer(),
        lighter: await sharp(scene).modulate({ brightness: 1.15 }).jpeg().toBuffer(),
      };
      for (const [name, file] of Object.entries(again)) {
        await free();
        expect([name, await resembled(await store('inspection', file))]).toEqual([name, 'copyright']);
      }
      await free();
      const another = await sharp(scene).rotate(90).jpeg().toBuffer();
      expect(await resembled(await store('inspection', another))).toBeUndefined();
      const plain = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#777' } })
        .jpeg()
        .toBuffer();
      const plainId = await store('inspection', plain);
      await app.inTenant('alpha', () => moderation.rememberRemoved(plainId, 'poor_quality'));
      expect(await resembled(plainId)).toBeUndefined();
    });

    it('is forgotten after a year, and when its removal was wrong', async () => {
      const scene = await noise(9, 11).resize({ width: 500, height: 600, kernel: 'cubic' }).jpeg().toBuffer();
      const id = await store('active', scene);
      const again = await store('inspection', scene);
      await app.inTenant('alpha', () => moderation.rememberRemoved(id, 'fake'));
      await decide(() => removePhoto(app, { memberId: owner.id, photoId: id, ground: 'fake' }));
      expect(await resembled(again)).toBe('fake');
      const restrictionId = await restrictionOf(id);
      await decide(() => moderation.restore(id, restrictionId));
      expect(await resembled(again)).toBeUndefined();
      await app.inTenant('alpha', () => moderation.rememberRemoved(id, 'fake'));
      app.clock.advance(365 * day);
      expect(await resembled(again)).toBeUndefined();
      const count = () =>
        app.inTenant('alpha', () =>
          app.database.number('SELECT COUNT(*) FROM removed_picture WHERE tenant_id = :tenant'),
        );
      expect(await count()).toBeGreaterThan(0);
      await app.nest.get(Housekeeping).runOnce();
      expect(await count()).toBe(0);
    });
  });
});
