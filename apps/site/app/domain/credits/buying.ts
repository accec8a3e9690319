import type { ComponentType } from 'react';
import type { AnswerOf } from '../../shared/api/api-query';

/** Buying the credits that something lacks, where it was written. */
export interface Buying {
  /** Of the receiver. */
  name: string;
  fictional: boolean;
  kind: 'text' | 'gift';
  /** What it costs, in credits. */
  cost: number;
  /** As the page knows it. */
  offer: AnswerOf<'getBundles'>;
  /** Called before the provider's page opens, if it goes out by itself once the payment is settled. */
  onStarted: (payment: string) => void;
  /** Called to send when the balance suffices after all. */
  onEnough: () => void;
  onClose: () => void;
}

/** A feature does not know others: the page hands the sheet to the conversation. */
export type BuyingSheet = ComponentType<Buying>;
