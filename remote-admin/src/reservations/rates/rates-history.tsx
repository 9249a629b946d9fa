import { plainList, space } from '@marisma/area-kit/theme';
import { Text, TitledPanel } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { momentInWords } from '../../lib/moments';
import { rates } from '../../texts/en/rates';
import type { RateChange } from './queries';
import { describeChange } from './words';

const List = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space(3)};
`;

/** Who changed which price when, newest first. */
export function RatesHistory({ changes }: { changes: readonly RateChange[] }) {
  const texts = rates.history;
  return (
    <TitledPanel title={texts.title}>
      {changes.length === 0 && <Text $muted>{texts.none}</Text>}
      <List>
        {changes.map((change) => (
          <li key={change.id}>
            <Text $size="sm">{describeChange(change)}</Text>
            <Text $size="xs" $muted>
              {texts.by(change.by ?? texts.house, momentInWords(new Date(change.at)))}
            </Text>
          </li>
        ))}
      </List>
    </TitledPanel>
  );
}
