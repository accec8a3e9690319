import { pictureBox } from './picture-box';

test('a picture keeps its shape, as large as there is room', () => {
  expect(pictureBox({ width: 3000, height: 3000 })).toEqual({ width: 300, height: 300 });
  expect(pictureBox({ width: 1200, height: 1600 })).toEqual({ width: 255, height: 340 });
  expect(pictureBox({ width: 150, height: 150 })).toEqual({ width: 300, height: 300 });
});

test('what is very wide or very high still holds a button', () => {
  expect(pictureBox({ width: 4000, height: 400 })).toEqual({ width: 300, height: 170 });
  expect(pictureBox({ width: 400, height: 4000 })).toEqual({ width: 210, height: 340 });
});
