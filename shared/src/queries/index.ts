export { useDemo, useDemoSamples } from './demo';
export { useProfile } from './profile';
export { Queries } from './queries';
export { useChange } from './use-change';
export { useRead } from './use-read';
