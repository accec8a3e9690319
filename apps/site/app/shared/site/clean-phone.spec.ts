import { cleanPhone } from './clean-phone';

it('leaves no dash and no space', () => expect(cleanPhone('+31 20-555 01 23')).toBe('+31205550123'));
