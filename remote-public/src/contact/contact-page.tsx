import { media, space, token } from '@marisma/area-kit/theme';
import { Container, deferred, Heading, Rule, Section, Stack, Text, TextLink } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { useMemo } from 'react';
import { Picture } from '@marisma/area-kit/media';
import { contactHeroPicture, inquiryTypes } from '../content/contact';
import { FormWaiting } from '../parts/form-waiting';
import { PageHero } from '../parts/page-hero';
import { t } from '../texts';
import { ContactCards } from './contact-cards';
import { MapPanel } from './map-panel';
import { findProperty, type Property } from '../content/properties';
import { readStay } from '../parts/stay';
import { housePicture } from '../content/pictures/houses';
import { useHydratedParams } from '../parts/address';
import { paths } from '../parts/paths';

const Card = styled.div`
  display: grid;
  grid-template-columns: 6rem 1fr;
  gap: ${space(5)};
  align-items: center;
  padding-block: ${space(4)};
  border-block: 1px solid ${token.color.line};
`;

/** The house that the inquiry is about. */
function SubjectCard({ property }: { property: Property }) {
  const { label, view } = t.contact.about;
  return (
    <Card>
      <Picture of={housePicture(property.image)} sizes="96px" alt="" ratio="1" />
      <Stack $gap={1} $align="start">
        <Text $size="sm" $muted>
          {label}
        </Text>
        <Heading level={3}>{t.properties[property.id].title}</Heading>
        <TextLink to={paths.property(property.id)}>{view}</TextLink>
      </Stack>
    </Card>
  );
}

interface Subject {
  property?: Property;
  /** Values from the address for the form's fields. */
  entries: Record<string, string>;
}

/** The house, the dates and the inquiry's type in the address; unknown and invalid ones are left out. */
function useSubject(): Subject {
  const [params] = useHydratedParams();
  return useMemo(() => {
    const property = findProperty(params.get('property') ?? undefined);
    const { checkIn, checkOut, guests } = readStay(params);
    const inquiryType = inquiryTypes.find((type) => type === params.get('type'));
    return {
      property,
      entries: {
        ...(property && { message: t.contact.form.aboutProperty(t.properties[property.id].title) }),
        ...(inquiryType && { inquiryType }),
        ...(checkIn && { checkIn }),
        ...(checkOut && { checkOut }),
        ...(guests && guests <= 12 && { guests: String(guests) }),
      },
    };
  }, [params]);
}

export const { title, description } = t.meta.contact;

const InquiryForm = deferred(() => import('./inquiry-form'), { Waiting: FormWaiting });

const Columns = styled(Container)`
  display: grid;
  /* The form ends with room for the time of the answer. */
  gap: ${space(6)};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space(16)};
  }

  ${media.wide} {
    gap: ${space(28)};
  }
`;

/** The contact page: a form, other ways to reach the team, and a map. */
export default function ContactPage() {
  const { property, entries } = useSubject();
  const texts = t.contact;
  return (
    <>
      <PageHero
        picture={contactHeroPicture}
        eyebrow={texts.eyebrow}
        title={texts.title}
        line={texts.heroLine}
      />
      <Section $space="md">
        <Columns $width="wide">
          <Stack $gap={8}>
            <Stack $gap={4}>
              <Heading level={2}>{texts.form.title}</Heading>
              <Rule $short aria-hidden="true" />
            </Stack>
            {property && <SubjectCard property={property} />}
            <InquiryForm property={property?.id} entries={entries} />
          </Stack>
          <ContactCards />
        </Columns>
      </Section>
      <MapPanel />
    </>
  );
}
