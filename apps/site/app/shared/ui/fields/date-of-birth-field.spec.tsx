import fs from 'node:fs';
import path from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { DateOfBirthField } from './date-of-birth-field';

const texts = JSON.parse(
  fs.readFileSync(path.join(__dirname, '../../../../../../locales/nl/account.json'), 'utf8'),
) as object;

async function show(value: string, problem?: string) {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: 'nl', resources: { nl: { account: texts } } });
  const onChange = jest.fn();
  const onLeave = jest.fn();
  render(
    <I18nextProvider i18n={i18n}>
      <DateOfBirthField
        label="Geboortedatum"
        value={value}
        language="nl"
        problem={problem}
        onChange={onChange}
        onLeave={onLeave}
      />
      <button type="button">next</button>
    </I18nextProvider>,
  );
  return { onChange, onLeave };
}

const part = (name: string) => screen.getByLabelText(name);
const type = (name: string, value: string) => fireEvent.change(part(name), { target: { value } });

describe('DateOfBirthField', () => {
  it('is a group of three labelled parts, months by name', async () => {
    await show('');
    expect(screen.getByRole('group', { name: 'Geboortedatum' })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'maart' })).toBeTruthy();
  });

  it('says nothing until it is complete, then the date', async () => {
    const { onChange } = await show('');
    type('Dag', '3');
    type('Jaar', '1990');
    expect(onChange).toHaveBeenLastCalledWith('');
    type('Maand', '2');
    expect(onChange).toHaveBeenLastCalledWith('1990-02-03');
  });

  it('keeps to digits', async () => {
    await show('');
    type('Dag', '1x2');
    expect(part('Dag')).toHaveProperty('value', '12');
  });

  it('starts with what it is given', async () => {
    await show('1984-11-30');
    expect(
      [part('Dag'), part('Maand'), part('Jaar')].map((input) => (input as HTMLInputElement).value),
    ).toEqual(['30', '11', '1984']);
  });

  it('is left only when the focus leaves all three', async () => {
    const { onLeave } = await show('');
    fireEvent.blur(part('Dag'), { relatedTarget: part('Maand') });
    expect(onLeave).not.toHaveBeenCalled();
    fireEvent.blur(part('Jaar'), { relatedTarget: screen.getByRole('button') });
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('ties the problem to every part', async () => {
    await show('', 'Vul uw geboortedatum in');
    const problem = screen.getByText('Vul uw geboortedatum in');
    for (const name of ['Dag', 'Maand', 'Jaar']) {
      expect(part(name).getAttribute('aria-describedby')).toBe(problem.id);
      expect(part(name).getAttribute('aria-invalid')).toBe('true');
    }
  });
});
