import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * Whether there is too little room for a table: lists stand as cards then.
 *
 * @param below the width from which there is room: phones alone by default, `md` for tables of many columns
 */
export function useIsNarrow(below: 'sm' | 'md' = 'sm'): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down(below), { noSsr: true });
}
