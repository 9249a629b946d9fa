export { forms } from './forms';
export { hearts } from './hearts';
export { officeHours } from './office-hours';
export { privacyNotice } from './privacy-notice';
export { ui } from './ui';
