import { passwordStrength } from './new-password-fields';

test.each([
  ['', 0],
  ['seven77', 0],
  ['aaaaaaaaaaaaaaaa', 1],
  ['password', 1],
  ['tidesandtrails', 2],
  ['kelp-river-42', 3],
  ['Kelp river, turning 42 tides!', 4],
])('%j is rated %i', (password, level) => {
  expect(passwordStrength(password)).toBe(level);
});
