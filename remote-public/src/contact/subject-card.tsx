import { Picture } from '@marisma/area-kit/media';
import { space, token } from '@marisma/area-kit/theme';
import { Heading, Text, TextLink } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { housePicture } from '../content/pictures/houses';
import type { Property } from '../content/properties';
import { paths } from '../parts/paths';
import { t } from '../texts';

const Card = styled.div`
  display: grid;
  grid-template-columns: 6rem 1fr;
  gap: ${space(5)};
  align-items: center;
  padding-block: ${space(4)};
  border-block: 1px solid ${token.color.line};
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
`;

/** The house that the inquiry is about. */
export function SubjectCard({ property }: { property: Property }) {
  const { label, view } = t.contact.about;
  return (
    <Card>
      <Picture of={housePicture(property.image)} sizes="96px" alt="" ratio="1" />
      <Words>
        <Text $size="sm" $muted>
          {label}
        </Text>
        <Heading level={3}>{t.properties[property.id].title}</Heading>
        <TextLink to={paths.property(property.id)}>{view}</TextLink>
      </Words>
    </Card>
  );
}
