import { plainList, space } from '@marisma/area-kit/theme';
import { DropdownMenu, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../../../texts';
import { useOpenRequest } from '../request-context';
import { useReplies } from './queries';
import { fillIn, valuesOf } from './variables';
import { SmallButton } from '../../../lib/small-button';

const List = styled.ul`
  ${plainList}
  max-height: 18rem;
  overflow-y: auto;
`;

const Empty = styled(Text)`
  padding: ${space(3)};
`;

/** Puts a saved reply into the text, in the guest's language and with the request's values. */
export function SavedReplies({ onInsert }: { onInsert: (text: string) => void }) {
  const open = useOpenRequest();
  const texts = t.reply.saved;
  const { data, isError, isFetching, refetch } = useReplies();
  const body = open.request.locale === 'es' ? 'body_es' : 'body_en';
  return (
    <DropdownMenu label={texts.insert}>
      {(close) =>
        data?.length ? (
          <List>
            {data.map((reply) => (
              <li key={reply.id}>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    onInsert(fillIn(reply[body], valuesOf(open)));
                  }}
                >
                  {reply.title}
                </button>
              </li>
            ))}
          </List>
        ) : isError ? (
          <Empty>
            {texts.failed}{' '}
            <SmallButton variant="quiet" busy={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </SmallButton>
          </Empty>
        ) : (
          <Empty>{data ? texts.none : texts.loading}</Empty>
        )
      }
    </DropdownMenu>
  );
}
