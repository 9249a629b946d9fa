export { forms } from './forms';
export { hearts } from './hearts';
export { ui } from './ui';
