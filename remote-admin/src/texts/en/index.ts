export { bell } from './bell';
export { comingSoon } from './coming-soon';
export { common } from './common';
export { nav } from './nav';
export { notFound } from './not-found';
export { overview } from './overview';
export { sample } from './sample';
export { users } from './users';
