import sharp from 'sharp';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { PhotoFiles } from '../../apps/server/src/modules/profiles/photos/files/photo-files.ts';
import { PhotoDecoder } from '../../apps/server/src/modules/pictures/decoding/photo-decoder.ts';
import { PhotosRepository } from '../../apps/server/src/modules/profiles/photos/gallery/photos.repository.ts';
import { PhotoStorage } from '../../apps/server/src/ports/photo-storage.ts';
import type { OwnProfile, Photo } from '../../packages/contract/src/profiles/profile.ts';
import { refusal } from '../support/members/account-calls.ts';
import { hostileImages, noise } from '../support/photos/hostile-images.ts';
import { foreignFiles } from '../support/photos/odd-images.ts';
import { buyCredits } from '../support/members/profiles.ts';
import type { TestMember } from '../support/members/members.ts';
import { newBrands } from '../support/app/new-brands.ts';
import { startBeside, type TestAnswer, type TestApp } from '../support/app/test-app.ts';
import { joinConfirmed } from '../support/members/members.ts';
import { uploadPath } from '../support/photos/upload-path.ts';

const host = 'alpha.localhost';

describe('a photo that a member sends', () => {
  let app: TestApp;
  let member: TestMember;
  let picture: Buffer;
  beforeAll(async () => {
    app = await newBrands();
    picture = await noise(500, 600).jpeg().toBuffer();
  });
  beforeEach(async () => {
    member = await joinConfirmed(app, 'alpha');
  });

  const upload = (
    file: Buffer,
    type = 'image/jpeg',
    cookies = member.cookies,
    path_ = uploadPath(),
  ): Promise<TestAnswer> =>
    app.request(host, {
      method: 'POST',
      path: path_,
      cookies,
      body: file,
      headers: type === '' ? {} : { 'content-type': type },
    });
  const profileOf = (answer: TestAnswer): OwnProfile => (answer.json as { profile: OwnProfile }).profile;
  const photosOf = (answer: TestAnswer): Photo[] => profileOf(answer).photos;
  const own = async (): Promise<OwnProfile> =>
    profileOf(await app.request(host, { path: '/api/profile', cookies: member.cookies }));
  const change = (method: 'POST' | 'DELETE', path_: string, cookies = member.cookies) =>
    app.request(host, { method, path: path_, cookies });
  const files = async (): Promise<string[]> => {
    await app.nest.get(PhotoFiles, { strict: false }).settled();
    const folder = path.resolve(app.environment.KINDLING_DATA_DIR, 'photos');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  const bytesOf = async (photo: Photo | undefined): Promise<Buffer> => {
    const answer = await app.nest.inject({
      url: photo?.filename ?? '',
      headers: { host: app.hostOf(host) },
      cookies: member.cookies,
    });
    expect(answer.statusCode).toBe(200);
    return answer.rawPayload;
  };
  const approve = (id: string | undefined) =>
    app.inTenant('alpha', async () => {
      await app.database.write("UPDATE photo SET status = 'active' WHERE tenant_id = :tenant AND id = :id", {
        id,
      });
    });

  it('is the owner’s alone until it is approved, as main photo too', async () => {
    const answer = await upload(picture);
    expect(answer.status).toBe(200);
    expect(profileOf(answer)).toMatchObject({
      main_image: { status: 'inspection' },
      photos: [{ status: 'inspection', blurred: false, width: 500, height: 600 }],
    });
    const other = await joinConfirmed(app, 'alpha');
    await buyCredits(app, 'alpha', other.id, 10);
    const seen = await app.request(host, { path: `/api/members/${member.id}`, cookies: other.cookies });
    expect(seen.json).toMatchObject({ profile: { main_image: null, photos: [] } });
    const [photo] = photosOf(answer);
    for (const { path: file } of photo?.sources ?? []) {
      expect((await app.request(host, { path: file })).status).toBe(404);
      expect((await app.request(host, { path: file, cookies: other.cookies })).status).toBe(404);
      expect((await app.request(host, { path: file, cookies: member.cookies })).status).toBe(200);
    }
  });

  /** Holds back AVIF files on their way to the storage. @returns lets them go, and waits until they are there */
  const holdAvif = (): (() => Promise<void>) => {
    const storage = app.nest.get(PhotoStorage);
    const put = storage.put.bind(storage);
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const held = jest.spyOn(storage, 'put').mockImplementation(async (name, bytes) => {
      if (name.endsWith(':avif')) await gate;
      return put(name, bytes);
    });
    return async () => {
      open();
      await app.nest.get(PhotoFiles, { strict: false }).settled();
      held.mockRestore();
    };
  };

  it('is acknowledged as WebP, and gets its AVIF when that is made', async () => {
    const letGo = holdAvif();
    const [photo] = photosOf(await upload(picture));
    expect(photo).toMatchObject({ status: 'inspection', avif_sources: [] });
    for (const { path: file } of photo?.sources ?? [])
      expect((await app.request(host, { path: file, cookies: member.cookies })).status).toBe(200);
    await letGo();
    const [whole] = (await own()).photos;
    expect(whole?.avif_sources.map(({ width }) => width)).toEqual([240, 480, 500]);
    for (const { path: file } of whole?.avif_sources ?? [])
      expect((await app.request(host, { path: file, cookies: member.cookies })).status).toBe(200);
  });

  it('leaves no AVIF behind when it was deleted before that was made', async () => {
    const stored = (await files()).length;
    const letGo = holdAvif();
    const [photo] = photosOf(await upload(picture));
    await change('DELETE', `/api/photos/${photo?.id}`);
    app.clock.advance(60_000);
    expect(await app.runOutbox()).toContain('photos.remove_files');
    await letGo();
    expect((await files()).length).toBe(stored);
  });

  it('stays as WebP where its AVIF can’t be stored', async () => {
    const storage = app.nest.get(PhotoStorage);
    const put = storage.put.bind(storage);
    const failing = jest
      .spyOn(storage, 'put')
      .mockImplementation((name, bytes) =>
        name.endsWith(':avif') ? Promise.reject(new Error('full')) : put(name, bytes),
      );
    const silent = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect((await upload(picture)).status).toBe(200);
    await app.nest.get(PhotoFiles, { strict: false }).settled();
    for (const spy of [failing, silent]) spy.mockRestore();
    const [photo] = (await own()).photos;
    expect(photo).toMatchObject({ status: 'inspection', avif_sources: [] });
    expect((await sharp(await bytesOf(photo)).metadata()).width).toBe(500);
  });

  it('may be a JPEG, PNG, WebP or AVIF, whatever it says it is', async () => {
    await buyCredits(app, 'alpha', member.id, 10);
    const image = noise(120, 100);
    const kinds = {
      'image/png': await image.clone().png().toBuffer(),
      'image/webp': await image.clone().webp().toBuffer(),
      'image/avif': await image.clone().avif({ effort: 0 }).toBuffer(),
      'image/jpeg': await image.clone().greyscale().toColourspace('b-w').jpeg().toBuffer(),
    };
    for (const [type, file] of Object.entries(kinds)) {
      expect((await upload(file, type)).status).toBe(200);
      expect((await upload(file, 'image/png; name=x')).status).toBe(200);
    }
    // As phones, messengers and file managers name them.
    for (const type of [
      'image/jpg',
      'IMAGE/PJPEG',
      'image/x-png',
      'image/gif',
      'application/octet-stream',
      '',
    ])
      expect([type, (await upload(kinds['image/jpeg'], type)).status]).toEqual([type, 200]);
    for (const photo of (await own()).photos) {
      expect(await sharp(await bytesOf(photo)).metadata()).toMatchObject({ format: 'webp', width: 120 });
    }
  });

  it('loses where it was taken, by whom and with what, and stands upright', async () => {
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>xmp-secret</secret></x:xmpmeta>';
    const source = await noise(600, 300)
      .jpeg()
      .withMetadata({ orientation: 6, icc: 'p3' })
      .withExifMerge({
        IFD0: { Artist: 'exif-secret', Software: 'exif-secret' },
        IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withXmp(xmp)
      .toBuffer();
    const before = await sharp(source).metadata();
    expect([before.exif, before.icc, before.xmp].every(Boolean)).toBe(true);
    const [photo] = photosOf(
      await upload(Buffer.concat([source, Buffer.from('PK\x03\x04 trailing-secret')])),
    );
    const bytes = await bytesOf(photo);
    const {
      exif,
      icc,
      iptc,
      xmp: xmpAfter,
      orientation,
      width = 0,
      height = 0,
    } = await sharp(bytes).metadata();
    expect({ exif, icc, iptc, xmpAfter, orientation }).toEqual({});
    expect(height).toBeGreaterThan(width);
    expect(bytes.toString('latin1')).not.toMatch(/secret|EXIF|ICCP|XMP /);
  });

  it('is one picture, even if it moved', async () => {
    const frames = [await noise(60, 60).webp().toBuffer(), await noise(60, 60).blur(4).webp().toBuffer()];
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const [photo] = photosOf(await upload(moving, 'image/webp'));
    const { pages = 1, width, height } = await sharp(await bytesOf(photo)).metadata();
    expect([pages, width, height]).toEqual([1, 60, 60]);
  });

  it('is refused when it is none, however it is made up, and leaves nothing behind', async () => {
    const stored = (await files()).length;
    // The corpus goes through the decoder in a test of its own; here is one of each way to be refused.
    const hostile = await hostileImages();
    const refusedAs = {
      'zero bytes': 'photo_unreadable',
      'a PDF': 'photo_unreadable',
      'a PNG bomb': 'photo_too_many_pixels',
      'a PNG with a broken checksum': 'photo_damaged',
      'a PNG one pixel wide': 'photo_too_narrow',
      'a WebP behind a page': 'photo_unreadable',
    };
    for (const [name, code] of Object.entries(refusedAs))
      expect([name, refusal(await upload(hostile[name] ?? picture, 'image/png')).code]).toEqual([name, code]);
    const apple = foreignFiles()['an Apple photo']?.file ?? picture;
    expect(refusal(await upload(apple, 'image/heic'))).toMatchObject({ status: 422, code: 'photo_heic' });
    expect((await own()).photos).toEqual([]);
    expect((await files()).length).toBe(stored);
    expect((await upload(picture)).status).toBe(200);
  });

  it('is refused by its type and its size before it is looked at', async () => {
    for (const type of ['text/html', 'application/json', 'video/mp4', 'multipart/form-data; boundary=x'])
      expect([type, refusal(await upload(picture, type)).code]).toEqual([type, 'unsupported_media_type']);
    const large = Buffer.concat([picture, Buffer.alloc(15 * 1024 * 1024)]);
    expect(refusal(await upload(large))).toMatchObject({ status: 413, code: 'payload_too_large' });
    expect(refusal(await upload(large, 'image/jpeg', {}))).toMatchObject({ code: 'authentication_required' });
    expect(refusal(await upload(picture, 'image/jpeg', member.cookies, '/api/messages'))).toMatchObject({
      code: 'unsupported_media_type',
    });
  });

  it('finds a new decoder when the one before was ended', async () => {
    await upload(picture);
    const decoder = app.nest.get(PhotoDecoder, { strict: false });
    await decoder.onApplicationShutdown();
    expect((await upload(picture)).status).toBe(200);
  });

  it('is one of three for free members and one of 25 for premium ones, whatever comes at once', async () => {
    const small = await noise(50, 50).jpeg().toBuffer();
    for (let round = 0; round < 2; round++) await Promise.all(Array.from({ length: 3 }, () => upload(small)));
    expect((await own()).photos).toHaveLength(3);
    expect(refusal(await upload(small))).toMatchObject({ status: 403, code: 'photo_limit_reached' });
    await buyCredits(app, 'alpha', member.id, 10);
    for (let n = 3; n < 25; n++) expect((await upload(small)).status).toBe(200);
    expect(refusal(await upload(small))).toMatchObject({ code: 'photo_limit_reached' });
  });

  it('can be made the main photo, and be removed with its files', async () => {
    await upload(picture);
    await upload(picture);
    const { photos } = await own();
    const [first, second] = photos;
    const chosen = profileOf(await change('POST', `/api/photos/${second?.id}/main`));
    expect(chosen.main_image?.id).toBe(second?.id);
    expect(chosen.photos.map(({ id }) => id)).toEqual([second?.id, first?.id]);

    await approve(first?.id);
    const left = profileOf(await change('DELETE', `/api/photos/${second?.id}`));
    expect(left).toMatchObject({
      main_image: { id: first?.id, status: 'active' },
      photos: [{ id: first?.id }],
    });
    const keyOf = (photo: Photo | undefined) => photo?.filename.slice('/photos/'.length, 30) ?? 'nothing';
    expect((await files()).some((name) => name.includes(keyOf(second)))).toBe(true);
    app.clock.advance(60_000);
    expect(await app.runOutbox()).toContain('photos.remove_files');
    expect((await files()).some((name) => name.includes(keyOf(second)))).toBe(false);
    expect((await files()).filter((name) => name.includes(keyOf(first)))).not.toEqual([]);
    expect((await app.request(host, { path: second?.filename ?? '', cookies: member.cookies })).status).toBe(
      404,
    );

    expect(profileOf(await change('DELETE', `/api/photos/${first?.id}`))).toMatchObject({
      main_image: null,
      photos: [],
    });
  });

  it('leaves no files behind when the server ends between them and their row, and keeps those of a row', async () => {
    app.clock.advance(60_000);
    await app.runOutbox();
    const stored = (await files()).length;
    await upload(picture);
    const kept = await files();
    // What a killed process does not come to: the row, and the removal of what it is for.
    const row = jest.spyOn(PhotosRepository.prototype, 'insert').mockRejectedValueOnce(new Error('killed'));
    const removal = jest.spyOn(app.nest.get(PhotoStorage), 'remove').mockRejectedValue(new Error('killed'));
    const silent = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect((await upload(picture)).status).toBe(500);
    for (const spy of [row, removal, silent]) spy.mockRestore();
    // Three widths as WebP and the blurred one; AVIF files come after the row.
    const left = (await files()).length;
    expect(left - kept.length).toBe(4);
    expect(kept.length - stored).toBe(7);
    app.clock.advance(3_600_000);
    await app.runOutbox();
    expect((await files()).toSorted()).toEqual(kept.toSorted());
  });

  describe('that comes again', () => {
    const idsOf = (answer: TestAnswer): string =>
      photosOf(answer)
        .map(({ id }) => id)
        .join();

    it('is the same photo after a lost answer', async () => {
      const path_ = uploadPath();
      const first = await upload(picture, 'image/jpeg', member.cookies, path_);
      for (let time = 0; time < 3; time++) {
        const again = await upload(picture, 'image/jpeg', member.cookies, path_);
        expect([again.status, idsOf(again)]).toEqual([200, idsOf(first)]);
      }
      expect((await own()).photos).toHaveLength(1);
    });

    it('is one photo, also fifty at once', async () => {
      const stored = (await files()).length;
      const path_ = uploadPath();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => upload(picture, 'image/jpeg', member.cookies, path_)),
      );
      const taken = answers.filter(({ status }) => status === 200);
      // So many at once are more than one member may send, whatever they are.
      expect(answers.filter(({ status }) => ![200, 429].includes(status))).toEqual([]);
      expect(taken.length).toBeGreaterThan(1);
      expect(new Set(taken.map(idsOf)).size).toBe(1);
      expect((await own()).photos).toHaveLength(1);
      expect((await files()).length - stored).toBe(7);
    });

    it('is one photo of two processes', async () => {
      const beside = await startBeside(app);
      const path_ = uploadPath();
      const request = {
        ...({ method: 'POST', path: path_, cookies: member.cookies, body: picture } as const),
        headers: { 'content-type': 'image/jpeg' },
      };
      const answers = await Promise.all([app, beside].map((one) => one.request(app.hostOf(host), request)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await own()).photos).toHaveLength(1);
    });

    it('is another file’s id, which is refused', async () => {
      const path_ = uploadPath();
      await upload(picture, 'image/jpeg', member.cookies, path_);
      const other = await noise(300, 300).jpeg().toBuffer();
      expect(refusal(await upload(other, 'image/jpeg', member.cookies, path_))).toMatchObject({
        ...{ status: 409, code: 'idempotency_conflict' },
      });
      expect((await own()).photos).toHaveLength(1);
      // The id is the member's: another's is another photo.
      const somebody = await joinConfirmed(app, 'alpha');
      expect((await upload(other, 'image/jpeg', somebody.cookies, path_)).status).toBe(200);
    });

    it('does not come back once its owner deleted it, and does as the owner takes it back', async () => {
      const path_ = uploadPath();
      const [photo] = photosOf(await upload(picture, 'image/jpeg', member.cookies, path_));
      await change('DELETE', `/api/photos/${photo?.id}`);
      const late = await upload(picture, 'image/jpeg', member.cookies, path_);
      expect([late.status, photosOf(late)]).toEqual([200, []]);
      await change('POST', `/api/photos/${photo?.id}/restore`);
      await upload(picture, 'image/jpeg', member.cookies, path_);
      expect((await own()).photos.map(({ id }) => id)).toEqual([photo?.id]);
    });

    it('is sent anew where the first was refused', async () => {
      const path_ = uploadPath();
      const broken = picture.subarray(0, 500);
      expect((await upload(broken, 'image/jpeg', member.cookies, path_)).status).toBe(422);
      expect((await upload(picture, 'image/jpeg', member.cookies, path_)).status).toBe(200);
      expect((await own()).photos).toHaveLength(1);
    });
  });

  it('is changed by nobody but its owner', async () => {
    const [photo] = photosOf(await upload(picture));
    const other = await joinConfirmed(app, 'alpha');
    for (const [method, end] of [
      ['DELETE', ''],
      ['POST', '/main'],
    ] as const) {
      expect((await change(method, `/api/photos/${photo?.id}${end}`, other.cookies)).status).toBe(404);
      expect((await change(method, `/api/photos/${photo?.id}${end}`, {})).status).toBe(403);
    }
    expect((await own()).photos).toHaveLength(1);
  });
});
