import { Injectable } from '@nestjs/common';
import { tenantKey } from '../../../kernel/ground/tenant-key.js';
import { PhotoStorage } from '../../../ports/photo-storage.js';
import type { StoredExport } from './brand-exports.repository.js';

type Stored = Pick<StoredExport, 'id' | 'attempt' | 'parts'>;

/** The stored parts of a file, in the current brand. */
@Injectable()
export class ExportParts {
  constructor(private readonly photoStorage: PhotoStorage) {}

  put({ id, attempt }: Stored, part: number, bytes: Buffer): Promise<void> {
    return this.photoStorage.put(nameOf(id, attempt, part), bytes);
  }

  /** @throws Error where a part is missing: the file breaks off and does not pass for complete */
  async *read({ id, attempt, parts }: Stored): AsyncGenerator<Buffer> {
    for (let part = 0; part < parts; part++) {
      const bytes = await this.photoStorage.get(nameOf(id, attempt, part));
      if (!bytes) throw new Error(`Part ${part} of the export ${id} is gone`);
      yield bytes;
    }
  }

  async remove({ id, attempt, parts }: Stored): Promise<void> {
    for (let part = 0; part < parts; part++) await this.photoStorage.remove(nameOf(id, attempt, part));
  }
}

const nameOf = (id: string, attempt: number, part: number): string =>
  tenantKey('brand-export', id, attempt, part);
