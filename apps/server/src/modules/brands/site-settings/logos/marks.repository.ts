import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database, isDuplicate } from '../../../../kernel/database/database.js';
import { TenantMarkEntity } from '../../../../kernel/tenancy/tenant.entity.js';

/** A picture of a brand's own, as it is stored. */
export type StoredMark = Pick<TenantMarkEntity, 'name' | 'bytes' | 'width' | 'height' | 'dark' | 'light'>;

/** A picture without its bytes. */
export type KnownMark = Omit<StoredMark, 'bytes'>;

/** Logos and icons of brands: a table over all brands by nature, like that of their versions, which name them. */
@Injectable()
export class MarksRepository {
  constructor(private readonly database: Database) {}

  async find(tenantId: string, name: string): Promise<StoredMark | undefined> {
    return (await this.marks().findOneBy({ tenantId, name })) ?? undefined;
  }

  /** @returns those of the names that the brand has */
  async known(tenantId: string, names: readonly string[]): Promise<KnownMark[]> {
    if (names.length === 0) return [];
    return this.marks().find({
      where: { tenantId, name: In([...names]) },
      select: { name: true, width: true, height: true, dark: true, light: true },
    });
  }

  /** Keeps a picture; a repeated upload is the same picture and restarts its time. */
  async put(
    tenantId: string,
    { name, bytes, width, height, dark, light }: StoredMark,
    at: Date,
  ): Promise<void> {
    const row = { tenantId, name, bytes, width, height, dark, light, named: false, createdAt: at };
    try {
      await this.marks().insert(row);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      await this.marks().update({ tenantId, name }, { createdAt: at });
    }
  }

  /**
   * Notes that a version names these; call it in the transaction that stores the version. A sweep that runs at the same time
   * waits for the rows, or was faster.
   *
   * @returns whether all of them are still there
   */
  async name(tenantId: string, names: readonly string[]): Promise<boolean> {
    if (names.length === 0) return true;
    const where = { tenantId, name: In([...names]) };
    const found = await this.marks().find({
      ...{ where, select: { tenantId: true, name: true } },
      lock: { mode: 'pessimistic_write' },
    });
    await this.marks().update(where, { named: true });
    return found.length === names.length;
  }

  /** Gives a brand the pictures of another. */
  async copy(from: string, to: string, names: readonly string[], at: Date): Promise<void> {
    for (const name of names) {
      const mark = await this.find(from, name);
      if (mark) await this.put(to, mark, at);
    }
  }

  /** Ends pictures that no version ever named. @returns how many */
  async endUnnamed(before: Date, atMost: number): Promise<number> {
    const { affectedRows } = await this.database.write(
      'DELETE FROM tenant_mark WHERE named = 0 AND created_at < :before LIMIT :atMost',
      { before, atMost },
    );
    return affectedRows;
  }

  private marks() {
    return this.database.manager.getRepository(TenantMarkEntity);
  }
}
