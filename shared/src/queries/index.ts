export { useDemo, useDemoSamples } from './demo';
export { readProfile, useProfile, type Profile } from './profile';
export { Queries } from './queries';
export { useChange } from './use-change';
