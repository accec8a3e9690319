import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FormEvent, ReactNode } from 'react';

interface StepFormProps {
  title: string;
  failure: string | undefined;
  onSubmit: (fields: FormData) => void;
  children: ReactNode;
}

/** One step of the way in: its name, what went wrong, and what it asks for. */
export function StepForm({ title, failure, onSubmit, children }: StepFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Box
      component="form"
      aria-label={title}
      onSubmit={submit}
      sx={{ width: '100%', maxWidth: 360, display: 'grid', gap: 2 }}
    >
      <Typography variant="h2">{title}</Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      {children}
    </Box>
  );
}
