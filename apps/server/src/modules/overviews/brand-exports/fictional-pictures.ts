import type { Database } from '../../../kernel/database/database.js';
import { computed } from '../../../kernel/database/row-shape.js';
import { text } from '../../../kernel/database/row-values.js';
import type { ZippedFile } from '../../../kernel/ground/zip-stream.js';
import type { PhotosApi } from '../../profiles/photos/photos.api.js';

const profile = computed('id', 'id', text);

/**
 * The pictures of the current brand's fictional profiles, each profile's in the order it shows them. They are listed at
 * once and read one by one, as the file is made.
 */
export async function fictionalPictures(
  database: Pick<Database, 'rows'>,
  photos: Pick<PhotosApi, 'export'>,
): Promise<ZippedFile[]> {
  const profiles = await database.rows(
    profile,
    `SELECT ${profile.list} FROM profile WHERE tenant_id = :tenant AND fictional = 1 ORDER BY id`,
  );
  const files: ZippedFile[] = [];
  for (const { id } of profiles) {
    const shown = (await photos.export(id)).filter(({ removed }) => removed === null);
    for (const [index, { read }] of shown.entries())
      files.push({
        ...{ name: `fictional_profiles/${id}/${index + 1}.webp`, compress: false },
        async *chunks() {
          const bytes = await read();
          if (bytes) yield bytes;
        },
      });
  }
  return files;
}
