import sharp from 'sharp';
import type { PhotoStorage } from '../ports/photo-storage.js';
import { blurredName, clearName } from '../modules/photos/photo-names.js';
import type { PhotoRow } from '../modules/photos/photos.repository.js';
import { pixelsOf, renderPhoto } from '../modules/photos/process-photo.js';
import { describe } from '../modules/photos/store-photo.js';
import { demoId, demoKey } from './demo-ids.js';
import type { DemoPerson } from './demo-people.js';
import { portrait } from './portraits/portrait.js';

interface PlannedPhoto {
  person: DemoPerson;
  /** Number in the gallery; 0 is the main photo. */
  scene: number;
  status: 'active' | 'inspection';
}

/** Photos that wait for their inspection in the console, of a brand. */
const waitingMains = 3;
const waitingExtras = 12;
/** Of 72, at which a portrait is 960 pixels wide: main photos get 640 of them, others 480. */
const density = { main: 48, other: 36 } as const;
/** Hundreds of pictures are made while somebody waits for the first start. */
const effort = 0;
/** Keeps two cores busy: part of each picture is drawn on the one thread that runs scripts. */
const atOnce = 4;

/** Everybody has a main photo, every fourth more; the first shows a gallery that free members see a part of. Pure. */
export function planPhotos(people: readonly DemoPerson[]): PlannedPhoto[] {
  const planned = people.flatMap((person) =>
    Array.from({ length: galleryLength(person) }, (_, scene) => ({ person, scene })),
  );
  const canWait = planned.filter(({ person }) => person.role === null && person.email !== null);
  const waiting = new Set([
    ...canWait.filter(({ scene }) => scene === 0).slice(-waitingMains),
    ...canWait.filter(({ scene, person }) => scene > 0 && person.index > 0).slice(0, waitingExtras),
  ]);
  return planned.map((photo) => ({ ...photo, status: waiting.has(photo) ? 'inspection' : 'active' }));
}

function galleryLength({ index, profile }: DemoPerson): number {
  if (index === 0) return 5;
  return index % 4 === 0 ? Math.min(3, Math.max(2, profile.photos)) : 1;
}

/**
 * Draws the photos and stores their files, some at once; everything a member's own upload would go through but the
 * decoder.
 *
 * @param onDone called after each photo
 * @returns the rows to insert
 */
export async function drawPhotos(
  planned: readonly PlannedPhoto[],
  storage: PhotoStorage,
  onDone: () => void,
): Promise<PhotoRow[]> {
  const rows: PhotoRow[] = [];
  const queue = planned.entries();
  const work = async (): Promise<void> => {
    for (const [index, photo] of queue) {
      rows[index] = await drawPhoto(photo, storage);
      onDone();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return rows;
}

async function drawPhoto({ person, scene, status }: PlannedPhoto, storage: PhotoStorage): Promise<PhotoRow> {
  const svg = Buffer.from(portrait({ ...person.profile.portrait, scene }));
  const image = sharp(svg, { density: scene === 0 ? density.main : density.other });
  const processed = await renderPhoto(await pixelsOf(image), effort);
  const name = `${person.index}/${scene}`;
  const keys = {
    storageKey: demoKey(person.brand, 'photo', name),
    blurredKey: demoKey(person.brand, 'blurred photo', name),
  };
  await Promise.all([
    ...processed.renditions.map(({ width, webp }) => storage.put(clearName(keys.storageKey, width), webp)),
    storage.put(blurredName(keys.blurredKey), processed.blurred),
  ]);
  return {
    id: demoId(person.brand, 'photo', name),
    memberId: person.id,
    mainOf: scene === 0 ? person.id : null,
    status,
    ...keys,
    ...describe(processed),
    position: scene,
    createdAt: person.createdAt,
  };
}
