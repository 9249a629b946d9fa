import { space } from '@marisma/area-kit/theme';
import { Heading, Skeleton, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { useGuestProfile } from './guest';
import { t } from '../texts';

const NameComing = styled(Skeleton)`
  display: inline-block;
  margin-left: ${space(3)};
  vertical-align: baseline;
`;

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
  overflow-wrap: anywhere;
`;

/** The page's heading: 'Welcome back' and, once loaded, the guest's name. */
export function Greeting() {
  const { dashboard } = t;
  const { name } = useGuestProfile();
  return (
    <Frame>
      <Heading level={1} size="headline" tabIndex={-1} aria-busy={name === undefined || undefined}>
        {name === undefined ? dashboard.welcome : dashboard.welcomeName(name)}
        {name === undefined && <NameComing $width="3.5em" $height="0.7em" />}
      </Heading>
      <Text $muted>{dashboard.subtitle}</Text>
    </Frame>
  );
}
