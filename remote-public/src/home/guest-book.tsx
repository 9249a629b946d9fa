import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Stars, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { TitledSection } from '../parts/section-heading';
import { t } from '../texts';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(12)};

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
    gap: 0;

    > li {
      padding-inline: ${space(10)};
      border-left: 1px solid ${token.color.line};
    }

    > li:first-child {
      padding-left: 0;
      border-left: 0;
    }

    > li:last-child {
      padding-right: 0;
    }
  }
`;

const Entry = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  height: 100%;
`;

const Quote = styled.blockquote`
  flex: 1;
  font-family: ${token.font.display};
  font-size: ${token.size.title};
  font-style: italic;
  line-height: 1.35;
  text-wrap: pretty;
`;

const Guest = styled.figcaption`
  display: grid;
  font-size: ${token.size.sm};
`;

const Note = styled(Text)`
  margin-top: ${space(12)};
`;

/** Guests' reviews; each gave five stars. */
export function GuestBook() {
  const { eyebrow, title, note } = t.home.testimonials;
  return (
    <TitledSection tone="white" eyebrow={eyebrow} title={title}>
      <List>
        {Object.values(t.testimonials).map(({ name, location, text }) => (
          <li key={name}>
            <Entry>
              <Stars rating={5} />
              <Quote>{text}</Quote>
              <Guest>
                <Text as="span" $size="sm" $strong>
                  {name}
                </Text>
                <Text as="span" $size="sm" $muted>
                  {location}
                </Text>
              </Guest>
            </Entry>
          </li>
        ))}
      </List>
      <Note $size="sm" $muted>
        {note}
      </Note>
    </TitledSection>
  );
}
