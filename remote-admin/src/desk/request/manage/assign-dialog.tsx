import { change } from '@marisma/area-kit/data';
import { plainList, space } from '@marisma/area-kit/theme';
import { Button, Dialog, FormStatus, Stack, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../../../texts';
import { seen } from '../queries';
import { useOpenRequest } from '../request-context';
import { useRequestChange } from '../use-request-change';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(2)};
`;

/** Says who answers the request. */
export function AssignDialog({ onClose }: { onClose: () => void }) {
  const { request, staff, me } = useOpenRequest();
  const texts = t.manage.assign;
  const { busy, problem, send } = useRequestChange((client, to: string | null) =>
    // The generated type does not know that nobody is null.
    change(client.rpc('assign_request', { ...seen(request), assignee: to as string })),
  );
  const give = async (to: string | null) => {
    if (await send(to)) onClose();
  };
  const people = [...staff].sort((one, other) => Number(other.id === me) - Number(one.id === me));
  return (
    <Dialog open width="sm" title={texts.title} onClose={onClose}>
      <Stack $gap={4}>
        {staff.length === 0 && <Text $muted>{texts.loading}</Text>}
        <List>
          {people.map(({ id, name }) => (
            <li key={id}>
              <Button
                block
                variant={id === request.assignee ? 'primary' : 'outline'}
                aria-pressed={id === request.assignee}
                disabled={busy || id === request.assignee}
                onClick={() => void give(id)}
              >
                {id === me ? texts.me(name) : name}
              </Button>
            </li>
          ))}
          <li>
            <Button
              block
              variant="quiet"
              disabled={busy || request.assignee === null}
              onClick={() => void give(null)}
            >
              {texts.nobody}
            </Button>
          </li>
        </List>
        <FormStatus tone="danger">{problem}</FormStatus>
      </Stack>
    </Dialog>
  );
}
