import { Badge } from '@marisma/area-kit/ui';
import styled, { css } from 'styled-components';
import { serviceCategories, type ServiceCategory } from '../content/service-categories';
import { t } from '../texts';

/** Text and background color of each category's badge, with a contrast of at least 4.5 : 1 (WCAG 1.4.3). */
export const categoryColors: Record<ServiceCategory, { text: string; ground: string }> = {
  Water: { text: '#0B4F6C', ground: '#DDEFF6' },
  Food: { text: '#8A3A16', ground: '#FBE8DC' },
  Transportation: { text: '#3E4A59', ground: '#E6EAEF' },
  Wellness: { text: '#1F5C43', ground: '#DFF1E7' },
  Kids: { text: '#7A4B00', ground: '#FDF0CF' },
  Culture: { text: '#7B1F4B', ground: '#F9E3ED' },
  Education: { text: '#3B3B8F', ground: '#E7E7F8' },
  Sport: { text: '#8C1D18', ground: '#FBE4E1' },
  Adventure: { text: '#4A5A0B', ground: '#EEF3D3' },
};

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
