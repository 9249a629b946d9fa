import { plainList, space } from '@marisma/area-kit/theme';
import { useShell } from '@marisma/area-kit/shell';
import { Button, DropdownMenu, Text } from '@marisma/area-kit/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { t } from '../../../texts';
import { useOpenRequest } from '../request-context';
import { readReplies } from './reply.data';
import { fillIn, valuesOf } from './variables';

const List = styled.ul`
  ${plainList}
  max-height: 18rem;
  overflow-y: auto;
`;

const Empty = styled(Text)`
  padding: ${space(3)};
`;

export const REPLIES_KEY = ['desk-replies'];

/** The saved replies, as they are stored. */
export function useReplies() {
  const { supabase } = useShell();
  return useQuery({
    queryKey: REPLIES_KEY,
    queryFn: async ({ signal }) => readReplies(await supabase(), signal),
    staleTime: 60_000,
    meta: { during: 'reading the saved replies' },
  });
}

/** Puts a saved reply into the text, in the guest's language and with the request's values. */
export function SavedReplies({ onInsert }: { onInsert: (text: string) => void }) {
  const room = useOpenRequest();
  const texts = t.reply.saved;
  const { data, isError, isFetching, refetch } = useReplies();
  const { locale } = room.request;
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
                    onInsert(fillIn(reply.body[locale], valuesOf(room)));
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
            <Button variant="quiet" size="sm" busy={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          </Empty>
        ) : (
          <Empty>{data ? texts.none : texts.loading}</Empty>
        )
      }
    </DropdownMenu>
  );
}
