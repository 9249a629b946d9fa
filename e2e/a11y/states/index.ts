import type { State } from '../state';
import { accountStates } from './account';
import { adminStates } from './admin';
import { frameStates } from './frame';
import { guestStates } from './guest';
import { ownerStates } from './owner';
import { proposalStates } from './proposal';
import { publicStates } from './public';
import { publicFormStates } from './public-forms';
import { spanishStates } from './spanish';

/** Every state of every page that is looked at for accessibility. */
export const states: readonly State[] = [
  ...frameStates,
  ...publicStates,
  ...publicFormStates,
  ...accountStates,
  ...guestStates,
  ...ownerStates,
  ...adminStates,
  ...proposalStates,
  ...spanishStates,
];
