import { ChevronDown, Heart, MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../shared/ui/button';
import { DateOfBirthField } from '../shared/ui/fields/date-of-birth-field';
import { Field, FieldFrame, TextArea } from '../shared/ui/fields/field';
import { Fold } from '../shared/ui/fold';
import { Menu } from '../shared/ui/menu';
import { PasswordField } from '../shared/ui/fields/password-field';
import { Select } from '../shared/ui/fields/select';
import { Switch } from '../shared/ui/fields/switch';
import styles from './gallery.module.scss';
import { Specimen, Specimens } from './specimen';

const looks = ['primary', 'secondary', 'quiet', 'danger', 'inverse'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const towns = [
  { value: 'utrecht', label: 'Utrecht' },
  { value: 'gent', label: 'Gent' },
];

export function Buttons() {
  return (
    <Specimens title="Buttons">
      {looks.map((look) => (
        <Specimen key={look} name={look}>
          <div className={look === 'inverse' ? styles.night : undefined}>
            <div className={styles.row}>
              <Button look={look}>Press</Button>
              <Button look={look} busy>
                Busy
              </Button>
              <Button look={look} disabled>
                Disabled
              </Button>
            </div>
          </div>
        </Specimen>
      ))}
      <Specimen name="sizes, with a mark">
        <div className={styles.row}>
          {sizes.map((size) => (
            <Button key={size} size={size}>
              <Heart aria-hidden="true" />
              {size}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="wide, and a link">
        <Button wide>As wide as its place</Button>
        <ButtonLink to="#" look="secondary" wide>
          A link that looks like a button
        </ButtonLink>
      </Specimen>
      <Specimen name="menu">
        <Menu
          label="More"
          trigger={
            <>
              <span>More</span> <ChevronDown aria-hidden="true" />
            </>
          }
        >
          <li>
            <button type="button">First</button>
          </li>
          <li>
            <button type="button">Second</button>
          </li>
        </Menu>
      </Specimen>
    </Specimens>
  );
}

export function Fields() {
  const [on, setOn] = useState(true);
  const [birth, setBirth] = useState('1990-05-14');
  return (
    <Specimens title="Fields">
      <Specimen name="empty, with help">
        <Field label="Name" hint="As others will see it." />
      </Specimen>
      <Specimen name="filled in">
        <Field label="Name" defaultValue="Jayden" />
      </Specimen>
      <Specimen name="wrong">
        <Field label="Email" defaultValue="jayden@" problem="That is no email address." />
      </Specimen>
      <Specimen name="disabled">
        <Field label="Email" defaultValue="jayden@example.org" disabled />
      </Specimen>
      <Specimen name="password">
        <PasswordField label="Password" autoComplete="off" />
      </Specimen>
      <Specimen name="text">
        <TextArea label="About you" rows={3} defaultValue="I repair radios, and sometimes a bad mood." />
      </Specimen>
      <Specimen name="choice">
        <FieldFrame label="Town">
          {(control) => <Select {...control} options={towns} none="Any" />}
        </FieldFrame>
      </Specimen>
      <Specimen name="choice, wrong">
        <FieldFrame label="Town" problem="Choose one.">
          {(control) => <Select {...control} options={towns} none="Choose" mustChoose />}
        </FieldFrame>
      </Specimen>
      <Specimen name="date of birth">
        <DateOfBirthField label="Date of birth" value={birth} language="en" onChange={setBirth} />
      </Specimen>
      <Specimen name="switches">
        <Switch label="Push notifications" hint="On this device" checked={on} onChange={setOn} />
        <Switch label="Off" checked={false} onChange={setOn} />
        <Switch label="Being changed" checked busy onChange={setOn} />
      </Specimen>
      <Specimen name="fold">
        <Fold
          icon={<MapPin aria-hidden="true" />}
          line="A text of which one line is shown until somebody wants to read the rest of it"
        >
          <p>The rest of it.</p>
        </Fold>
      </Specimen>
    </Specimens>
  );
}
