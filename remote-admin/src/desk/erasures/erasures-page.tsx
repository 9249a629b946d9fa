import { change } from '@marisma/area-kit/data';
import { dayAtHouse } from '@marisma/area-kit/format';
import { space, token } from '@marisma/area-kit/theme';
import { Badge, Checkbox, EmptyState, List, Stack, Text, TextLink } from '@marisma/area-kit/ui';
import { errorText } from '@marisma/area-kit/booking/calendar';
import { useState } from 'react';
import styled from 'styled-components';
import { ActionDialog } from '../../lib/action-dialog';
import { Loaded } from '../../lib/loaded';
import { formatDay } from '../../lib/format';
import { paths } from '../../paths';
import { t } from '../../texts';
import { erasures as texts } from '../../texts/en/erasures';
import { DESK } from '../queries';
import { useErasures, type Erasure } from './queries';
import { DeskPage } from '../desk-page';
import { SmallButton } from '../../lib/small-button';

export const title = t.desk.erasures;

const Row = styled.li`
  padding-block: ${space(4)};
  border-top: 1px solid ${token.color.line};
`;

/** Who waits for erasure and until when the law lets us take; staff carry it out here. */
export default function ErasuresPage() {
  const [chosen, choose] = useState<Erasure>();
  const today = dayAtHouse();
  return (
    <DeskPage title={title} lead={texts.lead}>
      <Loaded query={useErasures()} loading={texts.loading} failed={texts.failed}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
          ) : (
            <List aria-label={texts.list}>
              {rows.map((row) => (
                <Row key={row.request_id}>
                  <Stack $row $wrap $gap={4} $align="center">
                    <TextLink to={paths.deskRequest(row.request_id)}>{row.name}</TextLink>
                    <Text $size="sm">{texts.asked(formatDay(row.asked_on))}</Text>
                    <Text $size="sm">{texts.answerBy(formatDay(row.answer_by))}</Text>
                    <Text $size="sm">{texts.eraseBy(formatDay(row.erase_by))}</Text>
                    {row.answer_by < today && <Badge $tone="warning">{texts.late}</Badge>}
                    <SmallButton aria-label={texts.eraseOf(row.name)} onClick={() => choose(row)}>
                      {texts.erase}
                    </SmallButton>
                  </Stack>
                </Row>
              ))}
            </List>
          )
        }
      </Loaded>
      {chosen && <Erase erasure={chosen} onClose={() => choose(undefined)} />}
    </DeskPage>
  );
}

function Erase({ erasure, onClose }: { erasure: Erasure; onClose: () => void }) {
  const [sure, setSure] = useState(false);
  const { request_id, version, name } = erasure;
  return (
    <ActionDialog
      title={texts.title(name)}
      texts={{ yes: texts.erase, busy: texts.busy, no: texts.keep }}
      change={(client) => change(client.rpc('erase_person', { request_id, expected_version: version }))}
      touches={DESK}
      done={texts.done(name)}
      errorMessage={({ code }) => (code === 'stale' ? texts.gone : errorText(code))}
      disabled={!sure}
      onClose={onClose}
    >
      <Text>{texts.text}</Text>
      <Checkbox label={texts.sure} checked={sure} onChange={({ target }) => setSure(target.checked)} />
    </ActionDialog>
  );
}
