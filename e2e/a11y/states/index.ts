import type { State } from '../state';
import { accountStates } from './account';
import { adminStates } from './admin';
import { deskStates } from './desk';
import { deskRequestStates } from './desk-request';
import { frameStates } from './frame';
import { guestStates } from './guest';
import { ownerStates } from './owner';
import { proposalStates } from './proposal';
import { publicStates } from './public';
import { publicFormStates } from './public-forms';
import { signInSteps } from './sign-in-steps';
import { spanishStates } from './spanish';

/** Every state that is checked for accessibility. */
export const states: readonly State[] = [
  ...frameStates,
  ...publicStates,
  ...publicFormStates,
  ...accountStates,
  ...signInSteps,
  ...guestStates,
  ...ownerStates,
  ...adminStates,
  ...deskStates,
  ...deskRequestStates,
  ...proposalStates,
  ...spanishStates,
];
