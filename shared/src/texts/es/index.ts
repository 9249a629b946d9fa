export { forms } from './forms';
export { ui } from './ui';
