import { memo } from 'react';
import { Badge, VisuallyHidden } from '@marisma/area-kit/ui';
import { t } from '../../texts';
import { useDesk } from '../desk-context';
import type { DeskRequest } from '../desk-request';
import { Choice, Due, Frame, Line, Name, Open, Subject } from './desk-row.styles';
import { dueWords, holdWords } from './due-words';
import { ROW } from './use-steady-list';

type DeskRowProps = {
  request: DeskRequest;
  /** Whether it has left the list, and is drawn only so that the others stay where they are. */
  gone: boolean;
  current: boolean;
  chosen: boolean;
  onChoose: (id: string) => void;
  /** Whether the rows of the list are in several states. */
  showState: boolean;
  /** Who answers it; undefined when nobody does, or while the names are read. */
  assignee: string | undefined;
  now: number;
};

/** A request in the list. */
export const DeskRow = memo(function DeskRow(props: DeskRowProps) {
  const { request, gone, current, chosen, onChoose, showState, assignee, now } = props;
  const texts = t.desk;
  const { requestPath } = useDesk();
  const name = request.name || texts.noName;
  const due = gone ? undefined : dueWords(request, now);
  const hold = gone ? undefined : holdWords(request, now);
  return (
    <Frame {...{ [ROW]: request.id }} $gone={gone}>
      <Choice>
        {!gone && request.state !== 'closed' && (
          <input
            type="checkbox"
            aria-label={texts.bulk.choose(name)}
            checked={chosen}
            onChange={() => onChoose(request.id)}
          />
        )}
      </Choice>
      <Open to={requestPath(request.id)} aria-current={current ? 'true' : undefined}>
        <Line>
          <Name $strong={request.unread && !gone}>{name}</Name>
          {request.unread && !gone && <Badge $tone="accent">{texts.unread}</Badge>}
          <Badge>{texts.kinds[request.kind]}</Badge>
          {showState && <Badge $tone="gold">{texts.states[request.state]}</Badge>}
        </Line>
        <Subject>{request.subject || texts.noSubject}</Subject>
        <Line>
          {gone && <span>{texts.gone}</span>}
          {due && <Due $tone={due.tone}>{due.text}</Due>}
          {hold && <Due $tone={hold.tone}>{hold.text}</Due>}
          {assignee && (
            <span>
              <VisuallyHidden>{texts.assignedTo} </VisuallyHidden>
              {assignee}
            </span>
          )}
          {request.heldBy && !gone && <Badge $tone="success">{texts.heldBy(request.heldBy)}</Badge>}
        </Line>
      </Open>
    </Frame>
  );
});
