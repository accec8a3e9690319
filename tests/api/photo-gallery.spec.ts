import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { PhotoModeration } from '../../apps/server/src/modules/profiles/photos/staff/photo-moderation.ts';
import type { OwnProfile, Photo } from '../../packages/contract/src/profiles/profile.ts';
import { refusal } from '../support/members/account-calls.ts';
import { noise } from '../support/photos/hostile-images.ts';
import { buyCredits } from '../support/members/profiles.ts';
import { joinConfirmed, type TestMember } from '../support/members/members.ts';
import { storePhoto } from '../support/photos/photos.ts';
import { newBrands } from '../support/app/new-brands.ts';
import type { TestAnswer, TestApp } from '../support/app/test-app.ts';

const host = 'alpha.localhost';

describe('the photos that a member has', () => {
  let app: TestApp;
  let member: TestMember;
  let picture: Buffer;
  beforeAll(async () => {
    app = await newBrands();
    picture = await noise(300, 375).jpeg().toBuffer();
  });
  beforeEach(async () => {
    member = await joinConfirmed(app, 'alpha');
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path_: string, body?: object, who = member) =>
    app.request(host, { method, path: path_, cookies: who.cookies, ...(body && { body }) });
  const profileOf = (answer: TestAnswer): OwnProfile => {
    expect(answer.status).toBe(200);
    return (answer.json as { profile: OwnProfile }).profile;
  };
  const own = async (): Promise<OwnProfile> => profileOf(await call('GET', '/api/profile'));
  const idsOf = ({ photos }: { photos: Photo[] }): string[] => photos.map(({ id }) => id);
  const add = (...states: ('active' | 'inspection')[]): Promise<string[]> =>
    app.inTenant('alpha', async () => {
      const ids: string[] = [];
      for (const status of states) ids.push(await storePhoto(app, member.id, picture, status));
      return ids;
    });
  const order = (ids: (string | undefined)[]) => call('PUT', '/api/photos/order', { ids });
  const remove = (id: string | undefined) => call('DELETE', `/api/photos/${id}`);
  const restore = (id: string | undefined, who?: TestMember) =>
    call('POST', `/api/photos/${id}/restore`, undefined, who);
  const rows = () =>
    app.inTenant('alpha', () =>
      app.database.select('SELECT * FROM photo WHERE tenant_id = :tenant AND member_id = :id ORDER BY id', {
        id: member.id,
      }),
    );
  const filesOf = async (photo: Photo | undefined): Promise<string[]> => {
    const folder = path.resolve(app.environment.KINDLING_DATA_DIR, 'photos');
    const names = await readdir(folder, { recursive: true });
    return names.filter((name) => name.includes(photo?.filename.slice('/photos/'.length, 30) ?? 'nothing'));
  };
  const fileStatus = async (photo: Photo | undefined) => (await call('GET', photo?.filename ?? '')).status;

  describe('in their order', () => {
    it('stand as the member put them, the first as the main photo, however often it is said', async () => {
      const [a, b, c] = await add('active', 'active', 'active');
      for (let times = 0; times < 2; times++) {
        const profile = profileOf(await order([c, a, b]));
        expect(idsOf(profile)).toEqual([c, a, b]);
        expect(profile.main_image?.id).toBe(c);
      }
      const seen = await call(
        'GET',
        `/api/members/${member.id}`,
        undefined,
        await joinConfirmed(app, 'alpha'),
      );
      expect(idsOf((seen.json as { profile: { photos: Photo[] } }).profile)).toEqual([c, a, b]);
    });

    it('keep a photo that the list does not know behind the others', async () => {
      const [a, b, c] = await add('active', 'inspection', 'active');
      expect(idsOf(profileOf(await order([c, a])))).toEqual([c, a, b]);
      expect(idsOf(profileOf(await order([b])))).toEqual([b, c, a]);
      expect((await own()).main_image).toMatchObject({ id: b, status: 'inspection' });
    });

    it('change in nothing by a list that names what is not theirs, nothing, or something twice', async () => {
      const [a, b] = await add('active', 'active');
      const [, foreign] = [member, (member = await joinConfirmed(app, 'alpha'))];
      const [theirs] = await add('active');
      const before = await rows();
      expect(refusal(await order([a, theirs]))).toMatchObject({ status: 404, code: 'not_found' });
      expect(refusal(await order([theirs, '0'.repeat(24)]))).toMatchObject({ status: 404 });
      for (const ids of [[], [theirs, theirs], Array.from({ length: 26 }, () => theirs), [1]])
        expect((await call('PUT', '/api/photos/order', { ids })).status).toBe(400);
      expect(await rows()).toEqual(before);
      expect([foreign.id, b]).not.toContain(theirs);
    });
  });

  describe('when one is deleted', () => {
    it('hide it from everybody at once, and have it back exactly as it was', async () => {
      const [a, b, c] = await add('active', 'inspection', 'active');
      await order([c, b, a]);
      for (const id of [a, b, c]) {
        const before = await rows();
        const photo = (await own()).photos.find((one) => one.id === id);
        expect(idsOf(profileOf(await remove(id)))).not.toContain(id);
        expect(await fileStatus(photo)).toBe(404);
        for (let times = 0; times < 2; times++)
          expect(idsOf(profileOf(await restore(id)))).toEqual([c, b, a]);
        expect(await rows()).toEqual(before);
        expect(await fileStatus(photo)).toBe(200);
        expect((await own()).main_image?.id).toBe(c);
      }
      // The jobs of the deletions come, and find that they do not stand.
      app.clock.advance(3_600_000);
      await app.runOutbox();
      for (const photo of (await own()).photos) expect(await fileStatus(photo)).toBe(200);
    });

    it('erase it after a minute, and then nobody has it back', async () => {
      const [a] = await add('active');
      const [photo] = (await own()).photos;
      await remove(a);
      app.clock.advance(59_999);
      await app.runOutbox();
      expect(await filesOf(photo)).not.toEqual([]);
      await restore(a);
      app.clock.advance(30_000);
      await remove(a);
      // The first deletion's job comes now, and leaves the second its minute.
      app.clock.advance(59_999);
      await app.runOutbox();
      expect(await filesOf(photo)).not.toEqual([]);
      app.clock.advance(1);
      await app.runOutbox();
      expect(await filesOf(photo)).toEqual([]);
      expect(refusal(await restore(a))).toMatchObject({ status: 404, code: 'not_found' });
      const [kept] = await app.inTenant('alpha', () =>
        app.database.select<{ n: number }>(
          'SELECT COUNT(*) AS n FROM deleted_photo WHERE tenant_id = :tenant',
          {},
        ),
      );
      expect(Number(kept?.n)).toBe(0);
    });

    it('leave it gone when staff meant to remove it meanwhile', async () => {
      const [a] = await add('active');
      const moderation = app.nest.get(PhotoModeration, { strict: false });
      await remove(a);
      await app.inTenant('alpha', () =>
        app.database.inTransaction(() => moderation.removeByStaff(a ?? '', 'R'.repeat(24), 'nudity')),
      );
      expect((await restore(a)).status).toBe(404);
    });

    it('are their owner’s alone to have back', async () => {
      const [a] = await add('active');
      await remove(a);
      expect((await restore(a, await joinConfirmed(app, 'alpha'))).status).toBe(404);
      expect(idsOf(profileOf(await restore(a)))).toEqual([a]);
    });

    it('are never more than the limit by having one back, but no fewer than they were', async () => {
      const [a] = await add('active', 'active', 'active');
      await remove(a);
      app.clock.advance(1000);
      await add('inspection');
      expect(refusal(await restore(a))).toMatchObject({ status: 403, code: 'photo_limit_reached' });
      await buyCredits(app, 'alpha', member.id, 10);
      expect(profileOf(await restore(a)).photos).toHaveLength(4);
    });

    it('of a member who had premium once are all there again', async () => {
      const ids = await add('active', 'active', 'active', 'active', 'active');
      await remove(ids[4]);
      expect(idsOf(profileOf(await restore(ids[4])))).toEqual(ids);
    });
  });
});
