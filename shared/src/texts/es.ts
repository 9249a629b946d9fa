export { forms } from './es/forms';
export { ui } from './es/ui';
