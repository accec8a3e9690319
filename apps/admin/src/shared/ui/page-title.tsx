import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';

/** The title of a page, for the bar and for the page's own heading. */
export function PageTitle({
  title,
  children = title,
  ...heading
}: {
  /** As the bar says it. */
  title: string;
  /** As the page says it, where it says more. */
  children?: ReactNode;
} & Pick<TypographyProps, 'gutterBottom' | 'sx'>) {
  return (
    <>
      <Title title={title} />
      <Typography variant="h1" {...heading}>
        {children}
      </Typography>
    </>
  );
}
