import { captions } from './captions';

it('writes lines as WebVTT', () => {
  const lines = [
    { from: 0.4, to: 2.8, text: 'Two lamps.' },
    { from: 63, to: 64.25, text: 'One --> answer.' },
  ];
  expect(captions(lines)).toBe(
    'WEBVTT\n\n00:00.400 --> 00:02.800\nTwo lamps.\n\n01:03.000 --> 01:04.250\nOne → answer.\n\n',
  );
});
