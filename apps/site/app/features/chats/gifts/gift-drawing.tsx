import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { giftDrawings } from '@kindling/contract/drawings/gifts';
import type { Part } from '@kindling/contract/drawings/parts';
import type { Gift } from '@kindling/contract/chats/gifts';
import { classNames } from '../../../shared/ui/class-names';
import styles from './gift-drawing.module.scss';

/** A gift in the theme's colours, which fills its place, with its name for screen readers. */
export function GiftDrawing({
  gift,
  named = false,
  className,
}: {
  gift: Gift;
  /** Its name is written next to it. */
  named?: boolean;
  className?: string | undefined;
}) {
  const { t } = useTranslation('gifts');
  return (
    <svg
      viewBox="0 0 96 96"
      className={classNames(styles.drawing, className)}
      {...(named ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t(`names.${gift}`) })}
    >
      {draw(giftDrawings[gift])}
    </svg>
  );
}

function draw(parts: readonly Part[]): ReactNode {
  return parts.map(({ element, attributes, parts: inner }, index) =>
    createElement(element, { key: index, ...attributes }, inner && draw(inner)),
  );
}
