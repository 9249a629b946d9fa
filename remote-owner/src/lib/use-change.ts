import { useChange as useChangeThenRead } from '@marisma/area-kit/stays';
import { useReadNightsAgain } from './use-month';

/** Sends a change of the calendar once, and reads the nights again afterwards. */
export const useChange = () => useChangeThenRead(useReadNightsAgain());
