import styled from 'styled-components';
import { media } from '@marisma/area-kit/theme';
import { EmptyState } from '@marisma/area-kit/ui';
import { t } from '../../texts';

const OnlyBeside = styled.div`
  ${media.belowDesktop} {
    display: none;
  }
`;

/** Beside the list while no request is open; on a phone the list is alone. */
export default function NoRequestPage() {
  return (
    <OnlyBeside>
      <EmptyState title={t.desk.choose.title}>{t.desk.choose.text}</EmptyState>
    </OnlyBeside>
  );
}
