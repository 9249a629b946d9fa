export { forms } from './forms';
export { hearts } from './hearts';
export { officeHours } from './office-hours';
export { ui } from './ui';
