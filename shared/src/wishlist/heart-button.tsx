import { Heart } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { houseNames, type HouseId } from '../houses';
import { hearts as texts } from '../texts/en/hearts';
import { token } from '../theme';
import { IconButton } from '../ui';
import { useSaved } from './use-wishlist';

const WarmButton = styled(IconButton)`
  color: ${token.color.warm};
`;

type HeartProps = { house: HouseId; saved: boolean; onToggle: () => void; ref?: Ref<HTMLButtonElement> };

/** A heart that is filled when the house is saved. */
export function HeartToggle({ house, saved, onToggle, ref }: HeartProps) {
  const name = houseNames[house];
  return (
    <WarmButton
      ref={ref}
      filled
      label={saved ? texts.remove(name) : texts.save(name)}
      icon={<Heart aria-hidden="true" fill={saved ? 'currentColor' : 'none'} strokeWidth={1.75} />}
      onClick={onToggle}
    />
  );
}

/** The heart of a house in the wishlist of the account, or of the device while nobody is signed in. */
export default function HeartButton({ house }: { house: HouseId }) {
  const { saved, toggle } = useSaved(house);
  return <HeartToggle house={house} saved={saved} onToggle={toggle} />;
}
