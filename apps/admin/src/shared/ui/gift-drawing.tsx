import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createElement, type ReactNode } from 'react';
import { giftDrawings } from '@kindling/contract/drawings/gifts';
import type { Part } from '@kindling/contract/drawings/parts';
import type { Gift } from '@kindling/contract/chats/gifts';
import { giftName } from '../words/names';
import { ink } from './theme';

/** A gift as members see it, in the console's colours, with its name. */
export function GiftDrawing({ gift }: { gift: Gift }) {
  return (
    <>
      <Box
        component="svg"
        viewBox="0 0 96 96"
        aria-hidden="true"
        sx={({ palette }) => ({
          display: 'block',
          width: 96,
          height: 96,
          '--color-primary': palette.secondary.main,
          '--color-secondary': palette.primary.main,
          '--color-success': palette.success.main,
          '--color-warning': palette.warning.main,
          '--color-muted': palette.text.secondary,
          '--color-night': ink.base,
          '--color-on-night': ink.strong,
          '--color-on-primary': ink.strong,
        })}
      >
        {draw(giftDrawings[gift])}
      </Box>
      <Typography variant="caption">{giftName(gift)}</Typography>
    </>
  );
}

function draw(parts: readonly Part[]): ReactNode {
  return parts.map(({ element, attributes, parts: inner }, index) =>
    createElement(element, { key: index, ...attributes }, inner && draw(inner)),
  );
}
