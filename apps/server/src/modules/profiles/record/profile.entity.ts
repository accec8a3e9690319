import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type {
  BodyType,
  EyeColor,
  Gender,
  HairColor,
  Interest,
  RelationshipStatus,
  Sexuality,
  SignupReason,
  Tattoos,
} from '@kindling/contract/profiles/profile-values';
import type { Seeking, ShownPrompt } from '@kindling/contract/profiles/profile';
import type { Country } from '@kindling/contract/languages';
import { CodeColumn, IdColumn, InstantColumn, TenantOwned } from '../../../kernel/database/columns.js';
import { Retention } from '../../../kernel/database/retention.js';
import type { PhotoRecord } from '../../pictures/pictures.api.js';

/** What a members' search filters by besides what an index begins with: with it, a page is read from the index alone. */
const filtered = [
  ...(['latitude', 'longitude', 'interestBits', 'createdAt'] as const),
  ...(['verifiedPhotoId', 'fictional', 'presenceShown'] as const),
] as const;

/**
 * A profile, real or fictional; its id is its member's id. A real one rests on its member's account, a fictional one on
 * none, so the database refuses that one becomes the other (trust 1). The indexes that begin with `listed` hold everything that a
 * members' search filters and orders by; each begins with what narrows a certain selection down, or with an order
 * (`discovery/search-plan.ts`).
 */
@Entity('profile')
@Retention('erased', 'one row per account, and with it; fictional ones when staff delete them')
@Index('ix_profile_listed', [
  ...(['tenantId', 'listed', 'pictured', 'lastSeenAt', 'id'] as const),
  ...(['gender', 'country', 'region', 'dateOfBirth'] as const),
  ...filtered,
])
@Index('ix_profile_listed_gender', [
  ...(['tenantId', 'listed', 'gender', 'pictured', 'lastSeenAt', 'id'] as const),
  ...(['country', 'region', 'dateOfBirth'] as const),
  ...filtered,
])
@Index('ix_profile_newest', [
  ...(['tenantId', 'listed', 'pictured', 'createdAt', 'id'] as const),
  ...(['gender', 'country', 'region', 'dateOfBirth', 'lastSeenAt'] as const),
  ...(['latitude', 'longitude', 'interestBits', 'verifiedPhotoId', 'fictional', 'presenceShown'] as const),
])
@Index('ix_profile_age', [
  ...(['tenantId', 'listed', 'gender', 'dateOfBirth', 'pictured', 'lastSeenAt'] as const),
  ...(['country', 'region'] as const),
  ...filtered,
])
@Index('ix_profile_region', [
  ...([
    'tenantId',
    'listed',
    'country',
    'region',
    'gender',
    'dateOfBirth',
    'pictured',
    'lastSeenAt',
  ] as const),
  ...filtered,
])
@Index('ix_profile_cell', [
  ...(['tenantId', 'listed', 'cell', 'gender', 'dateOfBirth', 'pictured', 'lastSeenAt'] as const),
  ...(['country', 'region'] as const),
  ...filtered,
])
@Index('ix_profile_prompted', [
  ...(['tenantId', 'listed', 'prompted', 'gender', 'pictured', 'lastSeenAt', 'id'] as const),
  ...(['country', 'region', 'dateOfBirth'] as const),
  ...filtered,
])
@Index('ix_profile_name', ['tenantId', 'name', 'status', 'fictional'])
@Index('ix_profile_restricted_by', ['tenantId', 'restrictedBy'])
@Index('ix_profile_joined', ['createdAt'])
@Index('ix_profile_joined_of_brand', ['tenantId', 'createdAt'])
@Index('ix_profile_named', ['name'])
@Index('ix_profile_seen', ['lastSeenAt'])
@Index('ix_profile_status', ['status', 'createdAt'])
@Index('ix_profile_kind', ['fictional', 'createdAt'])
@Unique('uq_profile_fictional', ['tenantId', 'id', 'fictional'])
@Unique('uq_profile_account', ['tenantId', 'accountId'])
@Check('ck_profile_status', "status IN ('active', 'disabled')")
@Check('ck_profile_listed', "listed = (status = 'active' AND invisible = 0)")
@Check(
  'ck_profile_hidden',
  "hidden_status IS NULL OR (hidden_status IN ('active', 'disabled') AND status = 'disabled')",
)
@Check(
  'ck_profile_restricted',
  "restricted_by IS NULL OR (status = 'disabled' AND (hidden_status IS NULL OR hidden_status = 'disabled'))",
)
@Check(
  'ck_profile_disabled',
  "(COALESCE(hidden_status, status) = 'active') = (restricted_by IS NULL AND unconfirmed = 0)",
)
@ForeignKey('restriction', ['tenantId', 'restrictedBy'], ['tenantId', 'id'], {
  name: 'fk_profile_restricted_by',
})
@Check(
  'ck_profile_account',
  '(fictional = 1) = (account_id IS NULL) AND (account_id IS NULL OR account_id = id)',
)
@ForeignKey('account', ['tenantId', 'accountId'], ['tenantId', 'id'], { name: 'fk_profile_account' })
@Check('ck_profile_verified', 'verified_photo_id IS NULL OR main_photo IS NOT NULL')
export class ProfileEntity extends TenantOwned {
  @IdColumn({ primary: true })
  id!: string;

  @Column({ type: 'varchar', length: 60 })
  name!: string;

  /** `YYYY-MM-DD`. */
  @Column({ type: 'date' })
  dateOfBirth!: string;

  /** Follows from the deletion, a restriction and the confirmation (decision 0056); CHECKs hold it to that. */
  @CodeColumn(8)
  status!: 'active' | 'disabled';

  /** Whether its member has still to confirm the address; never again afterwards. */
  @Column({ type: 'boolean' })
  unconfirmed!: boolean;

  /** What `status` was before the member deleted their account, and is again when they come back; else null. */
  @CodeColumn(8, { nullable: true })
  hiddenStatus!: 'active' | 'disabled' | null;

  /** The restriction that disables it, so that none is disabled by staff without its statement (trust 9); else null. */
  @IdColumn({ nullable: true })
  restrictedBy!: string | null;

  /** Chosen by the member: in no list and no search (specification §4). */
  @Column({ type: 'boolean' })
  invisible!: boolean;

  /** Active and not invisible; a CHECK holds it to that. */
  @Column({ type: 'boolean' })
  listed!: boolean;

  /** Whether others see that the member is online, or was a while ago. */
  @Column({ type: 'boolean', default: true })
  presenceShown!: boolean;

  @Column({ type: 'boolean' })
  fictional!: boolean;

  /** Equal to `id`; null for a fictional profile. Tables of what only members do lead here instead of to `id`. */
  @IdColumn({ nullable: true })
  accountId!: string | null;

  @CodeColumn(6, { nullable: true })
  gender!: Gender | null;

  @CodeColumn(2, { nullable: true })
  country!: Country | null;

  /** Until when a proof of age is required for the country that the profile named before (`ageAskedUntil`). */
  @InstantColumn({ nullable: true })
  ageAskedUntil!: Date | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  region!: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  city!: string | null;

  /** GeoNames' number of the city: how far it is to others is computed from its centre, never from a position (trust 15). */
  @Column({ type: 'int', unsigned: true, nullable: true })
  placeId!: number | null;

  /**
   * Where the city's centre was moved to (`BlurPlace`), in hundredths of a degree: how far the member is from others is computed
   * from it. It leaves the server in no form.
   */
  @Column({ type: 'smallint', nullable: true })
  latitude!: number | null;

  @Column({ type: 'smallint', nullable: true })
  longitude!: number | null;

  /** The cell of a tenth of a degree that it is in. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  cell!: number | null;

  @CodeColumn(8, { nullable: true })
  sexuality!: Sexuality | null;

  @CodeColumn(16, { nullable: true })
  reasonForSignup!: SignupReason | null;

  @CodeColumn(20, { nullable: true })
  relationshipStatus!: RelationshipStatus | null;

  @CodeColumn(12, { nullable: true })
  hairColor!: HairColor | null;

  @CodeColumn(8, { nullable: true })
  eyeColor!: EyeColor | null;

  @CodeColumn(12, { nullable: true })
  bodyType!: BodyType | null;

  @CodeColumn(8, { nullable: true })
  tattoos!: Tattoos | null;

  @Column({ type: 'json' })
  interests!: Interest[];

  /** The same as bits (`interestBits`), for the search; written with them. */
  @Column({ type: 'bigint', unsigned: true, default: '0' })
  interestBits!: string;

  /** Whom the member looks for; by consent only, like sexuality and interests. */
  @Column({ type: 'json', nullable: true })
  seeking!: Seeking | null;

  @Column({ type: 'varchar', length: 2000 })
  aboutMe!: string;

  /** See `prompt-answers.ts`. */
  @Column({ type: 'json', default: '[]' })
  prompts!: ShownPrompt[];

  /** Whether others read an answer to one of them, for the search; written with them. */
  @Column({ type: 'boolean', default: false })
  prompted!: boolean;

  /** The main photo as cards need it, so that a list reads one table; photos are the truth. */
  @Column({ type: 'json', nullable: true })
  mainPhoto!: PhotoRecord | null;

  /** Whether the main photo is approved, so that others see it: such profiles come first in lists. */
  @Column({ type: 'boolean', default: false })
  pictured!: boolean;

  /** The main photo on which a moderator found the member; null from the moment another one takes its place. */
  @IdColumn({ nullable: true })
  verifiedPhotoId!: string | null;

  @InstantColumn()
  createdAt!: Date;

  /** Rounded down to five minutes: close enough for an order, too coarse to follow a member. */
  @InstantColumn()
  lastSeenAt!: Date;
}
