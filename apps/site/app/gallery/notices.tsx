import { useState } from 'react';
import { useSite } from '../shared/site/site-data';
import { Alert } from '../shared/ui/notices/alert';
import { Badge } from '../shared/ui/badge';
import { Button } from '../shared/ui/button';
import { Dialog } from '../shared/ui/dialog';
import { EmptyState } from '../shared/ui/notices/empty-state';
import { FictionalLabel } from '../shared/ui/fictional-label';
import { PhotoGridSkeleton, RowsSkeleton, TextSkeleton } from '../shared/ui/notices/skeleton';
import { showToast } from '../shared/ui/notices/toasts';
import styles from './gallery.module.scss';
import { Specimen, Specimens } from './specimen';

const roles = ['primary', 'secondary', 'success', 'warning', 'danger', 'unread'] as const;
const dialogs = ['small', 'medium', 'large', 'wide'] as const;
const empties = ['empty-members', 'empty-likes', 'empty-chats', 'empty-credits', 'empty-search'] as const;

/** Every colour role with its text colour. */
export function Colours() {
  return (
    <Specimens title="Colours and type">
      <Specimen name="roles" wide>
        <ul className={styles.colours}>
          {roles.flatMap((role) => [
            <li key={role} className={styles[role]}>
              {role}
            </li>,
            <li key={`${role} soft`} className={styles[`${role}Soft`]}>
              {role}, soft
            </li>,
          ])}
        </ul>
      </Specimen>
      <Specimen name="headings" wide>
        <h1>Who will you meet?</h1>
        <h2>What you can count on</h2>
        <h3>Clear prices</h3>
        <p>
          Running text with <a href="#">a link</a>, long enough to take more than one line on a phone.
        </p>
      </Specimen>
    </Specimens>
  );
}

/** Alerts, banners and toasts. */
export function Notices() {
  const [open, setOpen] = useState<(typeof dialogs)[number]>();
  return (
    <Specimens title="Badges, alerts, toasts, windows">
      <Specimen name="badges">
        <div className={styles.row}>
          {(['unread', 'warning', 'danger', 'success', 'plain'] as const).map((kind) => (
            <Badge key={kind} kind={kind} label={kind}>
              99+
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen name="the fictional label">
        <FictionalLabel />
        <FictionalLabel strip />
      </Specimen>
      <Specimen name="toasts">
        <div className={styles.row}>
          {(['plain', 'success', 'danger'] as const).map((kind) => (
            <Button
              key={kind}
              size="small"
              look="secondary"
              onClick={() => showToast(`A toast: ${kind}`, kind, { label: 'Undo', run: () => undefined })}
            >
              {kind}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="windows">
        <div className={styles.row}>
          {dialogs.map((size) => (
            <Button key={size} size="small" look="secondary" onClick={() => setOpen(size)}>
              {size}
            </Button>
          ))}
        </div>
        {open && (
          <Dialog title={`A window: ${open}`} size={open} onClose={() => setOpen(undefined)}>
            <p>What it asks, in a line or two.</p>
            <Button onClick={() => setOpen(undefined)}>Yes</Button>
          </Dialog>
        )}
      </Specimen>
      {(['plain', 'success', 'warning', 'danger'] as const).map((kind) => (
        <Specimen key={kind} name={`alert, ${kind}`}>
          <Alert kind={kind}>Something happened, and this is what one can do about it.</Alert>
        </Specimen>
      ))}
    </Specimens>
  );
}

/** Placeholders during loading, and instead of content. */
export function Waiting() {
  return (
    <Specimens title="Skeletons and empty states">
      <Specimen name="cards" wide>
        <PhotoGridSkeleton count={4} />
      </Specimen>
      <Specimen name="rows">
        <RowsSkeleton count={3} />
      </Specimen>
      <Specimen name="text">
        <TextSkeleton />
      </Specimen>
      {empties.map((picture) => (
        <Specimen key={picture} name={picture}>
          <EmptyState picture={picture} title="Nothing here yet" text="It will be, once somebody writes.">
            <Button>Have a look around</Button>
          </EmptyState>
        </Specimen>
      ))}
      {['not-found', 'signup', 'premium'].map((picture) => (
        <Specimen key={picture} name={picture}>
          <ThemePicture name={picture} />
        </Specimen>
      ))}
    </Specimens>
  );
}

function ThemePicture({ name }: { name: string }) {
  const { themeAssets } = useSite();
  return <img src={`${themeAssets}/pictures/${name}.svg`} alt="" width={320} height={240} />;
}
