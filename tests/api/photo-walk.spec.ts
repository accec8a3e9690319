import { PhotoModeration } from '../../apps/server/src/modules/profiles/photos/photo-moderating.api.ts';
import { PhotosApi } from '../../apps/server/src/modules/profiles/photos/photos.api.ts';
import type { PhotoRow } from '../../apps/server/src/modules/profiles/photos/gallery/photos.repository.ts';
import { consoleHost, createStaff, openConsole } from '../support/app/console.ts';
import { noise } from '../support/photos/hostile-images.ts';
import type { TestMember } from '../support/members/members.ts';
import { photoRow } from '../support/photos/photo-rows.ts';
import { storePhoto } from '../support/photos/photos.ts';
import { joinConfirmed } from '../support/members/members.ts';
import { removePhoto } from '../support/desk/restrictions.ts';
import { buyCredits, setProfile } from '../support/members/profiles.ts';
import { startTestApp, type TestApp } from '../support/app/test-app.ts';

const [alpha, beta] = ['alpha.localhost', 'beta.localhost'];

/** Every kind of photo there is, in the order of the gallery; the first is the main photo. */
const photoNames = ['main', 'explicit', 'third', 'beyond three', 'waiting', 'removed', 'deleted'] as const;
type PhotoName = (typeof photoNames)[number];

const memberNames = ['visitor', 'free', 'premium', 'blocked', 'blocker', 'owner', 'elsewhere'] as const;
const staffNames = ['moderator', 'support', 'operator', 'other moderator'] as const;
type ReaderName = (typeof memberNames)[number] | (typeof staffNames)[number];

/** Who gets the bytes of a clear rendition from the brand's host; decisions §4.4 and trust 7, written out once more. */
const mayHaveClear: Readonly<Record<PhotoName, readonly ReaderName[]>> = {
  main: ['visitor', 'free', 'premium', 'owner'],
  explicit: ['free', 'premium', 'owner'],
  third: ['free', 'premium', 'owner'],
  'beyond three': ['premium', 'owner'],
  waiting: ['owner'],
  removed: [],
  deleted: [],
};
const shown: readonly ReaderName[] = ['visitor', 'free', 'premium', 'owner'];
const mayHaveBlurred: Readonly<Record<PhotoName, readonly ReaderName[]>> = {
  ...{ main: shown, explicit: shown, third: shown, 'beyond three': shown },
  ...{ waiting: ['owner'], removed: [], deleted: [] },
};
/** And from the console's host. */
const staff: readonly ReaderName[] = ['moderator', 'support', 'operator'];
const mayHaveAsStaff: Readonly<Record<PhotoName, readonly ReaderName[]>> = {
  ...{ main: staff, explicit: staff, third: staff, 'beyond three': staff, waiting: staff },
  ...{ removed: ['moderator', 'support'], deleted: [] },
};

interface Address {
  path: string;
  /** The entity tag it has for whom may see it. */
  etag: string;
  photo: PhotoName;
  type: 'image/webp' | 'image/avif';
  readers: readonly ReaderName[];
}

interface Reader {
  name: ReaderName;
  host: string;
  cookies: Record<string, string>;
}

describe('every address of every photo', () => {
  let app: TestApp;
  let owner: TestMember;
  let readers: Reader[];
  let freeId: string;
  const rows = new Map<PhotoName, PhotoRow>();

  beforeAll(async () => {
    app = await startTestApp({ settings: { alpha: { cdn_prefix: 'https://pictures.example' } } });
    const [free, premium, blocked, blocker] = [
      await joinConfirmed(app, 'alpha'),
      await joinConfirmed(app, 'alpha'),
      await joinConfirmed(app, 'alpha'),
      await joinConfirmed(app, 'alpha'),
    ];
    freeId = free.id;
    owner = await joinConfirmed(app, 'alpha');
    const elsewhere = await joinConfirmed(app, 'beta');
    // Others see three photos of who never paid.
    for (const { id } of [owner, premium]) await buyCredits(app, 'alpha', id, 10);
    const block = (who: TestMember, whom: TestMember) =>
      app.request(alpha, {
        method: 'POST',
        path: '/api/blocks',
        cookies: who.cookies,
        body: { profile_id: whom.id },
      });
    expect((await block(owner, blocked)).status).toBe(200);
    expect((await block(blocker, owner)).status).toBe(200);

    const picture = await noise(500, 400).jpeg().toBuffer();
    const moderation = app.nest.get(PhotoModeration, { strict: false });
    for (const name of photoNames) {
      const status = name === 'waiting' ? 'inspection' : 'active';
      const id = await app.inTenant('alpha', () => storePhoto(app, owner.id, picture, status));
      rows.set(name, await photoRow(app, 'alpha', id));
    }
    const idOf = (name: PhotoName): string => rows.get(name)?.id ?? '';
    await app.inTenant('alpha', () =>
      app.database.inTransaction(async () => {
        expect(await moderation.approve(idOf('explicit'), { explicit: true })).toBe(true);
        const removal = { memberId: owner.id, photoId: idOf('removed'), ground: 'nudity' } as const;
        expect(await removePhoto(app, removal)).toBe(true);
      }),
    );
    // Its files are there until the outbox ran, which is just when nobody may get them.
    const deleted = {
      method: 'DELETE' as const,
      path: `/api/photos/${idOf('deleted')}`,
      cookies: owner.cookies,
    };
    expect((await app.request(alpha, deleted)).status).toBe(200);

    const members = { visitor: { cookies: {} }, free, premium, blocked, blocker, owner, elsewhere };
    readers = memberNames.map((name) => ({
      ...{ name, cookies: members[name].cookies, host: name === 'elsewhere' ? beta : alpha },
    }));
    const roles = { moderator: 'moderator', support: 'support', operator: 'operator' } as const;
    for (const name of staffNames) {
      const email = `${name.replace(' ', '-')}@example.test`;
      const isOther = name === 'other moderator';
      await createStaff(app, email, isOther ? 'moderator' : roles[name], [isOther ? 'beta' : 'alpha']);
      readers.push({ name, host: consoleHost, cookies: (await openConsole(app, email)).cookies });
    }
  });

  /** All that a photo's files, keys and widths can be put together to. */
  function addressesOf(photo: PhotoName): Address[] {
    const row = rows.get(photo);
    if (!row) throw new Error(`no photo ${photo}`);
    const { storageKey: key, blurredKey, widths } = row;
    expect(widths).toEqual([240, 480, 500]);
    const nobody: readonly ReaderName[] = [];
    const clear = widths.flatMap((width) => (['webp', 'avif'] as const).map((format) => ({ width, format })));
    const of = (path: string, name: string, allowed: readonly ReaderName[], format = 'webp'): Address => ({
      ...{ photo, path, etag: `"${name}"`, readers: allowed },
      type: format === 'avif' ? 'image/avif' : 'image/webp',
    });
    const grant = `zzzz.${'A'.repeat(22)}`;
    return [
      ...clear.flatMap(({ width, format }) => {
        const [file, tag] = [`${key}-${width}.${format}`, `${key}-${width}-${format}`];
        return [
          of(`/photos/${file}`, tag, mayHaveClear[photo], format),
          // A grant that was made up opens nothing, and closes nothing that is open.
          of(`/photos/${grant}/${file}`, tag, mayHaveClear[photo], format),
          of(`/admin-api/photos/alpha/${file}`, tag, mayHaveAsStaff[photo], format),
          of(`/admin-api/photos/beta/${file}`, tag, nobody, format),
        ];
      }),
      of(`/photos/${blurredKey}.webp`, blurredKey, mayHaveBlurred[photo]),
      ...[
        `${blurredKey}.avif`,
        `${key}.webp`,
        `${key}.avif`,
        `${blurredKey}-240.webp`,
        `${key}-960.webp`,
      ].map((file) => of(`/photos/${file}`, file, nobody)),
      of(`/admin-api/photos/alpha/${blurredKey}.webp`, blurredKey, nobody),
      of(`/photos/tenant.alpha.photo.${key}.240`, key, nobody),
      of(`/photos/alpha/${key}-240.jpg`, key, nobody),
    ];
  }

  const ask = (reader: Reader, path: string, method: 'GET' | 'HEAD', headers: Record<string, string> = {}) =>
    app.nest.inject({
      ...{ method, url: path, cookies: reader.cookies },
      headers: { host: reader.host, 'sec-fetch-site': 'same-origin', ...headers },
    });

  /** What is wrong with the answers to one reader at one address. */
  async function leaks(address: Address, reader: Reader): Promise<string[]> {
    const isStaff = reader.host === consoleHost;
    const allowed =
      address.readers.includes(reader.name) && address.path.startsWith('/admin-api') === isStaff;
    const requests = {
      whole: ['GET', {}],
      head: ['HEAD', {}],
      'known already': ['GET', { 'if-none-match': address.etag }],
      'known whatever it is': ['GET', { 'if-none-match': '*' }],
      'ten bytes': ['GET', { range: 'bytes=0-9' }],
      'the last byte': ['GET', { range: 'bytes=-1', 'if-range': address.etag }],
    } as const;
    const found: string[] = [];
    for (const [what, [method, headers]] of Object.entries(requests)) {
      const { statusCode, headers: told, rawPayload } = await ask(reader, address.path, method, headers);
      const isPicture = /^(RIFF|....ftypavif)/s.test(rawPayload.toString('latin1', 0, 12));
      const answer = `${statusCode}${isPicture ? ' with a picture' : ''}`;
      const isKnown = what.startsWith('known') && !isStaff;
      const right = isKnown ? '304' : what === 'head' ? '200' : '200 with a picture';
      const wanted = allowed ? [right] : ['404', '403'];
      const said = `${reader.name}, ${address.photo}, ${address.path}, ${what}`;
      if (!wanted.includes(answer)) found.push(`${said}: ${answer}`);
      else if (!allowed && (told.etag ?? told['last-modified']) !== undefined) found.push(`${said}: a tag`);
      else if (!allowed && told['cache-control'] !== 'no-store')
        found.push(`${said}: refused and kept, ${String(told['cache-control'])}`);
      else if (allowed && statusCode === 200 && told['content-type'] !== address.type)
        found.push(`${said}: ${String(told['content-type'])}`);
      else if (
        allowed &&
        /public/.test(String(told['cache-control'])) !==
          (reader.name === 'visitor' && address.etag.length > 24)
      )
        found.push(`${said}: ${String(told['cache-control'])}`);
    }
    return found;
  }

  it.each(photoNames)('of the photo that is %s gives its bytes to whom it may alone', async (photo) => {
    const found: string[] = [];
    for (const address of addressesOf(photo))
      for (const reader of readers) found.push(...(await leaks(address, reader)));
    expect(found).toEqual([]);
  });

  it('of a main photo that is explicit gives visitors the blurred one alone', async () => {
    const moderation = app.nest.get(PhotoModeration, { strict: false });
    const mark = (explicit: boolean) =>
      app.inTenant('alpha', () =>
        app.database.inTransaction(() => moderation.approve(rows.get('main')?.id ?? '', { explicit })),
      );
    await mark(true);
    const found: string[] = [];
    for (const address of addressesOf('main')) {
      const isClear = address.readers === mayHaveClear.main;
      const allowed = isClear ? mayHaveClear.explicit : address.readers;
      for (const reader of readers) found.push(...(await leaks({ ...address, readers: allowed }, reader)));
    }
    expect(found).toEqual([]);
    await mark(false);
  });

  describe('that was granted to somebody, as behind a cdn_prefix', () => {
    /** The third photo, as the free member's page names it. */
    const granted = async (): Promise<string> => {
      const photos = app.nest.get(PhotosApi, { strict: false });
      const viewer = { memberId: freeId, premium: false, here: null };
      const gallery = await app.inTenant('alpha', () => photos.photosOf(viewer, owner.id));
      return gallery.find(({ id }) => id === rows.get('third')?.id)?.filename ?? '';
    };
    const status = async (path: string, host = alpha) =>
      (await app.request(host, { path, headers: { range: 'bytes=0-9' } })).status;

    it('opens that photo without a session, for some hours, and no other one', async () => {
      const path = await granted();
      expect(path).toMatch(/^\/photos\/[0-9a-z]+\.[\w-]{22}\/[\w-]{22}-500\.webp$/);
      const answer = await app.request(alpha, { path });
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=300' } });
      expect(await status(path.replace('-500.webp', '-240.avif'))).toBe(200);
      const other = rows.get('beyond three')?.storageKey ?? '';
      expect(await status(path.replace(/[\w-]{22}-500/, `${other}-500`))).toBe(404);
      const waiting = rows.get('waiting')?.storageKey ?? '';
      expect(await status(path.replace(/[\w-]{22}-500/, `${waiting}-500`))).toBe(404);
      expect(await status(path, beta)).toBe(404);
      // Whoever has a session is judged by it.
      const blocked = readers.find(({ name }) => name === 'blocked');
      expect((await app.request(alpha, { path, cookies: blocked?.cookies ?? {} })).status).toBe(404);
    });

    it('is gone with the profile and with the photo', async () => {
      const path = await granted();
      await setProfile(app, 'alpha', owner.id, { status: 'disabled', invisible: false });
      expect(await status(path)).toBe(404);
      await setProfile(app, 'alpha', owner.id, { status: 'active', invisible: false });
      expect(await status(path)).toBe(200);
    });

    it('is worth nothing after eight hours, and is another one by then', async () => {
      const path = await granted();
      app.clock.advance(8 * 3_600_000);
      expect(await status(path)).toBe(404);
      expect(await status(await granted())).toBe(200);
    });
  });
});
