import styled from 'styled-components';
import { lightColors, space, token, variableOf, type ColorRole } from '@marisma/area-kit/theme';
import { Grid, Text } from '@marisma/area-kit/ui';
import { Chapter, Specimen } from '../specimen';

const Swatch = styled.div<{ $role: ColorRole }>`
  height: 4rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.sm};
  background: ${({ $role }) => token.color[$role]};
`;

const Step = styled.div<{ $steps: number }>`
  width: ${({ $steps }) => space($steps)};
  height: ${space(4)};
  background: ${token.color.rule};
`;

const steps = [1, 2, 3, 4, 6, 8, 12, 16, 24];

export function Colors() {
  return (
    <Chapter id="colors" title="Color and space">
      <Specimen name="Roles">
        <Grid $min="9rem" $gap={4}>
          {(Object.keys(lightColors) as ColorRole[]).map((role) => (
            <div key={role}>
              <Swatch $role={role} />
              <Text $size="sm" $strong>
                {role}
              </Text>
              <Text $size="xs" $muted>
                {variableOf(role)} {lightColors[role]}
              </Text>
            </div>
          ))}
        </Grid>
      </Specimen>
      <Specimen name="Spacing, in steps of 4 px">
        {steps.map((step) => (
          <Step key={step} $steps={step} />
        ))}
      </Specimen>
    </Chapter>
  );
}
