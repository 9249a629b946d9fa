import { space } from '@marisma/shared/theme';
import { Button } from '@marisma/shared/ui';
import styled from 'styled-components';

/** A quiet button at the right edge of a column: its words, not its invisible frame, end where the column does. */
export const EdgeButton = styled(Button)`
  flex: none;
  margin-right: -${space(4)};
`;
