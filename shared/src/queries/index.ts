export { useDemo, useDemoSamples } from './demo';
export { ProfileError, readProfile, useProfile, type Profile } from './profile';
export { Queries } from './queries';
