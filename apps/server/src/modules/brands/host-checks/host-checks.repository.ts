import { Injectable } from '@nestjs/common';
import { hostAlarms, type HostAlarm } from '@kindling/contract/overviews/calls/home';
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Database } from '../../../kernel/database/database.js';
import { Retention } from '../../../kernel/database/retention.js';
import { columnsBut, columnsOf } from '../../../kernel/database/row-shape.js';
import { wholeNumber } from '../../../kernel/database/row-values.js';
import { TenantRepository } from '../../../kernel/database/tenant-repository.js';
import { acrossTenants } from '../../../kernel/ground/tenant-context.js';
import { TenantEntity, TenantHostEntity } from '../../../kernel/tenancy/tenant.entity.js';
import type { CertificateFinding, DnsFinding, HostState } from './host-findings.js';
import type { HostFacts } from './host-sentences.js';

/** What the last looks at a brand's host found: where its name leads, and the certificate served there. */
@Entity('host_check')
@Retention(
  { notAboutMembers: 'hosts of brands' },
  'twenty per brand, each until the brand lacks the host (`CheckDueHosts`)',
)
@Index('ix_host_check_next', ['nextAt'])
@Index('ix_host_check_state', ['state'])
@ForeignKey(() => TenantEntity, ['tenantId'], ['id'], { name: 'fk_host_check_tenant', onDelete: 'CASCADE' })
export class HostCheckEntity extends TenantOwned implements HostFacts {
  @CodeColumn(253, { primary: true })
  host!: string;

  /** Of the host as a whole. */
  @CodeColumn(8)
  state!: HostState;

  @CodeColumn(16)
  dns!: DnsFinding;

  @CodeColumn(16)
  certificate!: CertificateFinding;

  @Column({ type: 'json' })
  found!: HostFacts['found'];

  @Column({ type: 'varchar', length: 200, nullable: true })
  issuer!: string | null;

  /** When the certificate ends; null without one. */
  @InstantColumn({ nullable: true })
  endsAt!: Date | null;

  /** Whether the last look had no answer of a name server, so that the row tells of one before. */
  @Column({ type: 'boolean', default: false })
  unreachable!: boolean;

  /** When all was last as it should be. */
  @InstantColumn({ nullable: true })
  rightAt!: Date | null;

  /** Since when this state is waited for or held: looks come often at first. */
  @InstantColumn()
  since!: Date;

  @InstantColumn({ nullable: true })
  lookedAt!: Date | null;

  /** When the next look is due. */
  @InstantColumn()
  nextAt!: Date;
}

export type StoredCheck = Omit<HostCheckEntity, 'tenantId'>;
export type FoundCheck = Omit<StoredCheck, 'host' | 'since' | 'nextAt'>;

const nothingFound: HostFacts['found'] = { aliases: [], addresses: [], wrong: [], names: [], at: '' };

/** A host that was not looked at yet, or can't be. */
export const unseenCheck: Omit<FoundCheck, 'lookedAt'> = {
  ...{ state: 'waiting', dns: 'new', certificate: 'new', found: nothingFound, issuer: null, endsAt: null },
  ...{ unreachable: false, rightAt: null },
};

/** A host whose look is due. */
export interface DueHost {
  tenantId: string;
  host: string;
  nextAt: Date;
}

const key = columnsOf(HostCheckEntity, ['tenantId', 'host'], 'c');
const due = columnsOf(HostCheckEntity, ['tenantId', 'host', 'nextAt']);
const alarmed = columnsBut(HostCheckEntity, []);
const byState = columnsOf(HostCheckEntity, ['state']).with('count', 'COUNT(*)', wholeNumber);
const hostNames = columnsOf(TenantHostEntity, ['host']);
const mostAlarms = 20;

/** Brings the rows in line with `tenant_host`, which earlier releases and imports write, too. */
const adoption = `INSERT IGNORE INTO host_check
    (tenant_id, host, state, dns, certificate, found, unreachable, since, next_at)
  SELECT h.tenant_id, h.host, 'waiting', 'new', 'new', :found, 0, :now, :now
    FROM tenant_host h LEFT JOIN host_check c ON c.tenant_id = h.tenant_id AND c.host = h.host
   WHERE c.host IS NULL`;

@Injectable()
export class HostChecksRepository {
  private readonly rows: TenantRepository<HostCheckEntity>;

  constructor(private readonly database: Database) {
    this.rows = new TenantRepository(database, HostCheckEntity);
  }

  /** The current brand's hosts, the primary one first. */
  async hosts(): Promise<string[]> {
    const rows = await this.database.rows(
      hostNames,
      `SELECT ${hostNames.list} FROM tenant_host WHERE tenant_id = :tenant ORDER BY position`,
    );
    return rows.map(({ host }) => host);
  }

  /** What was found of the current brand's hosts, by host; also of some that it does not have any more. */
  async list(): Promise<ReadonlyMap<string, StoredCheck>> {
    const rows = await this.rows.find({});
    return new Map(rows.map((row) => [row.host, row]));
  }

  /** Of the current brand. */
  find(host: string): Promise<StoredCheck | undefined> {
    return this.rows.findOne({ host });
  }

  /** Gives each host of the current brand a row. */
  async adopt(now: Date): Promise<void> {
    await this.database.write(`${adoption} AND h.tenant_id = :tenant`, {
      found: JSON.stringify(nothingFound),
      now,
    });
  }

  /** @param next what was found, when to look again, and since when this is waited for */
  async store(
    host: string,
    next: Partial<FoundCheck> & Pick<StoredCheck, 'since' | 'nextAt'>,
  ): Promise<void> {
    await this.rows.update({ host }, next);
  }

  /**
   * Of all brands: gives hosts that are new a row, and ends those of hosts that are gone.
   *
   * @param atMost of each in one call
   */
  async follow(now: Date, atMost: number): Promise<void> {
    await acrossTenants('bring the checks of hosts in line with the hosts', async () => {
      await this.database.write(`${adoption} LIMIT :atMost`, {
        found: JSON.stringify(nothingFound),
        now,
        atMost,
      });
      const gone = await this.database.rows(
        key,
        `SELECT ${key.list} FROM host_check c LEFT JOIN tenant_host h ON h.tenant_id = c.tenant_id AND h.host = c.host
          WHERE h.host IS NULL LIMIT :atMost`,
        { atMost },
      );
      if (gone.length === 0) return;
      await this.database.write('DELETE FROM host_check WHERE (tenant_id, host) IN (:keys)', {
        keys: gone.map(({ tenantId, host }) => [tenantId, host]),
      });
    });
  }

  /** Hosts of all brands whose look is due, the longest waiting first. */
  due(now: Date, atMost: number): Promise<DueHost[]> {
    return acrossTenants('find hosts whose look is due', () =>
      this.database.rows(
        due,
        `SELECT ${due.list} FROM host_check WHERE next_at <= :now ORDER BY next_at LIMIT :atMost`,
        { now, atMost },
      ),
    );
  }

  /**
   * Takes a due host of the current brand, so that no other worker looks at it meanwhile.
   *
   * @param until when it is due again if this worker ends before it stored anything
   * @returns false if another worker took it
   */
  async take({ host, nextAt }: DueHost, until: Date): Promise<boolean> {
    return (await this.rows.update({ host, nextAt }, { nextAt: until })) > 0;
  }

  /** Hosts that were right and are not, or not for long: the worst first. @param tenants null: of all brands */
  async alarms(tenants: readonly string[] | null): Promise<(HostCheckEntity & { state: HostAlarm })[]> {
    if (tenants?.length === 0) return [];
    const rows = await acrossTenants('tell operators which hosts need them', () =>
      this.database.rows(
        alarmed,
        `SELECT ${alarmed.list} FROM host_check
          WHERE ${tenants ? 'tenant_id IN (:tenants)' : 'TRUE'} AND state IN (:states)
          ORDER BY FIELD(state, :states), ends_at, tenant_id, host LIMIT :mostAlarms`,
        { tenants, states: [...hostAlarms], mostAlarms },
      ),
    );
    return rows as (HostCheckEntity & { state: HostAlarm })[];
  }

  /** How many hosts of all brands are in each state. Inside `acrossTenants`. */
  states(): Promise<{ state: HostState; count: number }[]> {
    return this.database.rows(byState, `SELECT ${byState.list} FROM host_check GROUP BY state`);
  }
}
