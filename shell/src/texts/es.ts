export { auth } from './es/auth';
export { frame } from './es/frame';
export { inspector } from './es/inspector';
export { profile } from './es/profile';
export { update } from './es/update';
