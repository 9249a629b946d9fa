import { Link } from '@marisma/area-kit/router';
import { focusRing, media, motion, plainList, space, token } from '@marisma/area-kit/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { t } from '../texts';
import type { LegalPart } from './legal-text';

const Frame = styled.nav`
  ${media.desktop} {
    position: sticky;
    top: calc(var(--m-header-height) + ${space(8)});
    max-height: calc(100dvh - var(--m-header-height) - var(--m-below, 0px) - ${space(16)});
    overflow-y: auto;
  }
`;

const Title = styled.p`
  font-size: ${token.size.sm};
  font-weight: 600;
`;

const List = styled.ol`
  ${plainList}
  font-size: ${token.size.sm};

  ${media.tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: ${space(8)};
  }

  ${media.desktop} {
    display: block;
  }

  ol {
    ${plainList}
    padding-left: ${space(4)};
    border-left: 1px solid ${token.color.line};
    margin-bottom: ${space(4)};
  }
`;

const Anchor = styled(Link)`
  display: block;
  padding-block: ${space(1.5)};
  color: ${token.color.textMuted};
  text-decoration: none;
  ${motion('color')}
  ${focusRing}

  ${media.hover} {
    &:hover {
      color: ${token.color.accent};
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`;

const PartAnchor = styled(Anchor)`
  font-weight: 600;
  color: ${token.color.text};
`;

/** Focuses the target section, for keyboards and screen readers (WCAG 2.4.3). */
const focusOn = (id: string) => () => document.getElementById(id)?.focus({ preventScroll: true });

/** Links to each section of both texts. */
export function TableOfContents({ parts }: { parts: readonly LegalPart[] }) {
  const titleId = useId();
  return (
    <Frame aria-labelledby={titleId}>
      <Title id={titleId}>{t.terms.contents}</Title>
      <List>
        {parts.map((part) => (
          <li key={part.id}>
            <PartAnchor to={`#${part.id}`} onClick={focusOn(part.id)}>
              {part.title}
            </PartAnchor>
            <ol>
              {part.sections.map((section) => (
                <li key={section.id}>
                  <Anchor to={`#${section.id}`} onClick={focusOn(section.id)}>
                    {section.title}
                  </Anchor>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </List>
    </Frame>
  );
}
