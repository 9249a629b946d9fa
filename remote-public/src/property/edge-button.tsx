import { space } from '@marisma/area-kit/theme';
import { Button } from '@marisma/area-kit/ui';
import styled from 'styled-components';

/** A quiet button whose text, not its padding, aligns with the right edge of the column. */
export const EdgeButton = styled(Button)`
  flex: none;
  margin-right: -${space(4)};
`;
