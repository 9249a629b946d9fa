import { Badge } from '@marisma/area-kit/ui';
import styled, { css } from 'styled-components';
import { serviceCategories } from '../content/service-categories';
import { t } from '../texts';
import { categoryColors } from './category-colors';

type Colors = (typeof categoryColors)[keyof typeof categoryColors];

const Colored = styled(Badge)<{ $colors?: Colors }>`
  ${({ $colors }) =>
    $colors &&
    css`
      color: ${$colors.text};
      background: ${$colors.ground};
    `}
`;

/** A service's category in its colors; an unknown category is shown without colors. */
export function CategoryBadge({ category }: { category: string }) {
  const known = serviceCategories.find((name) => name === category);
  return (
    <Colored $colors={known && categoryColors[known]}>
      {known ? t.serviceCategories[known] : category}
    </Colored>
  );
}
