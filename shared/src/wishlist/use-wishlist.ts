import { useReadable, useShell, type ShellServices } from '@marisma/area-kit/shell';
import { houseNames, type HouseId } from '../houses';
import { hearts as texts } from '../texts/en/hearts';
import { asDataError } from '../data';
import { createWishlist, type Wishlist, type WishlistState } from './wishlist';

const lists = new WeakMap<ShellServices, Wishlist>();

function wishlistOf(shell: ShellServices): Wishlist {
  const list = lists.get(shell) ?? createWishlist(shell);
  lists.set(shell, list);
  return list;
}

/** The saved houses, and a function that reads the account's list again. */
export function useWishlist(): WishlistState & { reload: () => void } {
  const list = wishlistOf(useShell());
  return { ...useReadable(list), reload: list.reload };
}

/** Whether a house is saved, and a function that changes it and says how that went. */
export function useSaved(house: HouseId): { saved: boolean; toggle: () => void } {
  const shell = useShell();
  const list = wishlistOf(shell);
  const saved = useReadable(list).saved.includes(house);
  const name = houseNames[house];
  const toggle = async () => {
    try {
      await list.set(house, !saved);
      shell.announce(saved ? texts.removed(name) : texts.saved(name));
    } catch (error) {
      shell.reportError(error, { during: 'changing the wishlist' });
      const reason = asDataError(error).code === 'signed_out' ? 'signed_out' : 'unavailable';
      shell.notify({
        kind: 'error',
        title: saved ? texts.notRemoved(name) : texts.notSaved(name),
        description: texts.reasons[reason],
      });
    }
  };
  return { saved, toggle: () => void toggle() };
}
