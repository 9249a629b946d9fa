import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../theme';
import { ButtonLink } from '../button-link';
import { Rule } from '../layout';
import { Heading, Text } from '../text';
import { TextLink } from '../text-link';
import { ui as texts } from '../../texts/en/ui';
import { Sketch, type SketchOf } from './sketch';

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(8)} ${space(4)};
  text-align: center;
`;

const Wide = styled(Text)`
  max-width: 34rem;
  text-wrap: balance;
`;

interface ComingSoonProps {
  title: string;
  what: ReactNode;
  sketch?: SketchOf;
  meanwhile?: { label: string; to: string };
  contact?: { label: string; to: string };
}

/**
 * The page of a feature that is not built yet: `title` names the feature, `what` describes it, `sketch` shows it, and
 * `meanwhile` leads to the page that serves until then.
 */
export function ComingSoon({ title, what, sketch, meanwhile, contact }: ComingSoonProps) {
  return (
    <Frame>
      <Heading level={1} size="headline">
        {title}
      </Heading>
      <Rule $short aria-hidden="true" />
      <Heading level={2} size="title">
        {texts.comingSoon}
      </Heading>
      <Wide as="div" $muted>
        {what}
      </Wide>
      {sketch && <Sketch of={sketch} />}
      {meanwhile && (
        <ButtonLink variant="outline" to={meanwhile.to}>
          {meanwhile.label}
        </ButtonLink>
      )}
      {contact && <TextLink to={contact.to}>{contact.label}</TextLink>}
    </Frame>
  );
}
