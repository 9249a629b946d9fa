export { auth } from './auth';
export { frame } from './frame';
export { inspector } from './inspector';
export { profile } from './profile';
export { update } from './update';
