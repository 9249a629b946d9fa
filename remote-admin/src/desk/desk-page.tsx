import { space } from '@marisma/area-kit/theme';
import { PageHeader } from '@marisma/area-kit/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Frame = styled.div<{ $width?: string }>`
  max-width: ${({ $width = 'none' }) => $width};
  padding-top: ${space(6)};
`;

type DeskPageProps = Pick<ComponentProps<typeof PageHeader>, 'title' | 'lead' | 'children'> & {
  tools?: ComponentProps<typeof PageHeader>['children'];
  width?: string;
};

/** A page of the desk that has a title of its own. */
export const DeskPage = ({ title, lead, tools, width, children }: DeskPageProps) => (
  <Frame $width={width}>
    <PageHeader title={title} lead={lead}>
      {tools}
    </PageHeader>
    {children}
  </Frame>
);
