import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface WordsProps {
  label: string;
  children: string;
  /** Marks what the decision is about among what it is compared with. */
  strong?: boolean;
}

/** A member's words, as written and set apart from the console's own. */
export function Words({ label, children, strong = false }: WordsProps) {
  return (
    <Box>
      <Typography variant="overline" component="h3" color="textSecondary">
        {label}
      </Typography>
      <Box
        component="blockquote"
        sx={{
          m: 0,
          px: 2,
          py: 1.25,
          borderLeft: 3,
          borderColor: strong ? 'secondary.main' : 'divider',
          bgcolor: strong ? 'background.paper' : 'transparent',
          fontSize: strong ? '1.0625rem' : '0.9375rem',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          maxWidth: '72ch',
        }}
      >
        <bdi>{children}</bdi>
      </Box>
    </Box>
  );
}
