import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { Notification, useLogin } from 'react-admin';
import { BrandMark } from '../shared/layout/brand-mark';
import { ink } from '../shared/theme';

/** The way in: an address, a password, and what went wrong beside them. */
export function LoginPage() {
  const login = useLogin();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setFailure(undefined);
    login({ username: fields.get('email'), password: fields.get('password') })
      .catch((error: Error) => setFailure(error.message))
      .finally(() => setBusy(false));
  };

  return (
    <Box sx={{ minHeight: '100vh', display: 'grid', gridTemplateColumns: { xs: '1fr', md: '5fr 7fr' } }}>
      <Box
        sx={{
          bgcolor: ink.base,
          color: ink.text,
          p: { xs: 3, md: 6 },
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          gap: 4,
        }}
      >
        <BrandMark size={40} />
        <Box sx={{ maxWidth: 380 }}>
          <Typography variant="h1" component="h1" sx={{ color: ink.strong, fontSize: '1.75rem', mb: 1 }}>
            Kindling Console
          </Typography>
          <Typography>Brands, their settings and their members, in one place.</Typography>
        </Box>
        <Typography variant="caption" sx={{ display: { xs: 'none', md: 'block' } }}>
          For staff only. What you change here is written down under your name.
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          placeItems: { xs: 'start center', md: 'center' },
          p: 3,
          bgcolor: 'background.default',
        }}
      >
        <Box
          component="form"
          onSubmit={submit}
          sx={{ width: '100%', maxWidth: 340, display: 'grid', gap: 2 }}
        >
          <Typography variant="h2">Log in</Typography>
          {failure && <Alert severity="error">{failure}</Alert>}
          <TextField name="email" type="email" label="Email" autoComplete="username" required autoFocus />
          <TextField
            name="password"
            type="password"
            label="Password"
            autoComplete="current-password"
            required
          />
          <Button type="submit" variant="contained" size="medium" loading={busy}>
            Log in
          </Button>
        </Box>
      </Box>
      <Notification />
    </Box>
  );
}
