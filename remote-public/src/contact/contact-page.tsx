import { media, space } from '@marisma/area-kit/theme';
import { Container, deferred, Heading, Rule, Section, Stack } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { contactHeroPicture } from '../content/contact';
import { FormWaiting } from '../parts/form-waiting';
import { PageHero } from '../parts/page-hero';
import { t } from '../texts';
import { ContactCards } from './contact-cards';
import { MapPanel } from './map-panel';
import { SubjectCard } from './subject-card';
import { useSubject } from './use-subject';

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
