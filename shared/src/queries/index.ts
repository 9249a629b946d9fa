export { useDemo, useDemoSamples } from './demo';
export { useProfile } from './profile';
export { Queries, useChange, useRead } from './queries';
