import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { toldCode } from '../shared/session/session';
import { t } from '../shared/words/texts';
import { TextWith } from '../shared/words/text-with';

/** Often enough that a code that was used elsewhere does not stand there for long. */
const everyMs = 5000;

const noWrap = { whiteSpace: 'nowrap' } as const;

/** The code of the demo's staff, as the server tells it outside production. */
export function DemoCode({ email, onUse }: { email: string; onUse: (code: string) => void }) {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    let isShown = true;
    let timer: number | undefined;
    const ask = async () => {
      const told = await toldCode(email).catch(() => undefined);
      if (!isShown) return;
      setCode(told);
      timer = window.setTimeout(() => void ask(), everyMs);
    };
    void ask();
    return () => {
      isShown = false;
      window.clearTimeout(timer);
    };
  }, [email]);
  return (
    <Alert
      severity="info"
      variant="outlined"
      role="note"
      action={
        code && (
          <Button color="inherit" onClick={() => onUse(code)}>
            {t('Fill in')}
          </Button>
        )
      }
    >
      {code ? (
        <TextWith
          english="Demo: the code is now <code/>"
          parts={{ code: <strong style={noWrap}>{code.replace(/^.../, '$&\u2009')}</strong> }}
        />
      ) : (
        t('Demo: the next code comes within half a minute.')
      )}
    </Alert>
  );
}
