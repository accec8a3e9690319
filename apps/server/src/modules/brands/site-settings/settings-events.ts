import type { BrandState } from '@kindling/contract/brands/brand-states';
import type { WaivableLine } from '@kindling/contract/brands/calls/brands';
import { defineEvent } from '../../../kernel/outbox/events.js';

export interface SettingsSaved {
  tenantId: string;
  /** The new version. */
  version: number;
  /** Id of the staff member, or `file`. */
  author: string;
  /** Dotted paths of the fields that differ from the version before. */
  changed: readonly string[];
  /** Set when that is what changed. */
  state?: BrandState;
  /** Lines of the launch list that a brand was published without. */
  waived?: readonly WaivableLine[];
  /** The earlier version that was made the newest one, if that is how this one came to be. */
  restored?: number;
}

/** A new version of a settings record was stored; emitted in its transaction. */
export const settingsSaved = defineEvent<SettingsSaved>('site-settings.saved');
