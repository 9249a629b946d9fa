import { PageHeader, Panel, Stack, ComingSoonNotice, Tabs, useAddressParams } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { media, space } from '@marisma/area-kit/theme';
import { HousesOrReason } from '../parts/unread';
import { t } from '../texts';

import { StatementTab } from './statement/statement-tab';
import { StayList } from './stay-list';
import { paths } from '../paths';

export const title = t.common.title(t.ownerStays.title);

const Surface = styled(Panel)`
  padding: ${space(4)};

  ${media.tablet} {
    padding: ${space(6)};
  }
`;

/** The stays in the houses, without who the guests are, and what a month brings. */
export default function ReservationsPage() {
  const texts = t.ownerStays;
  const [params, , setParam] = useAddressParams();
  const shown = params.get('show') === 'statement' ? 'statement' : 'list';
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack $gap={6}>
        <HousesOrReason>
          {(houses) => (
            <Surface>
              <Tabs
                label={texts.tabs.label}
                value={shown}
                onChange={(tab) => setParam('show', tab === 'statement' ? tab : '', true)}
                items={[
                  { value: 'list', label: texts.tabs.list, content: <StayList {...houses} /> },
                  {
                    value: 'statement',
                    label: texts.tabs.statement,
                    content: <StatementTab {...houses} />,
                  },
                ]}
              />
            </Surface>
          )}
        </HousesOrReason>
        <ComingSoonNotice what={texts.soon} contact={{ label: t.comingSoon.contact, to: paths.contact }} />
      </Stack>
    </>
  );
}
