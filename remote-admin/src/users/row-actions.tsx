import styled from 'styled-components';
import { focusRing, plainButton, space, token } from '@marisma/shared/theme';
import { t } from '../texts';

const Row = styled.div`
  display: flex;
  gap: ${space(3)};
`;

const Inert = styled.button`
  ${plainButton}
  /* WCAG 2.5.8, in every language. */
  min-width: 1.5rem;
  min-height: 1.5rem;
  color: ${token.color.textMuted};
  cursor: default;
  ${focusRing}
`;

/** Id of the one sentence that says that the actions do nothing yet. */
export const NOT_YET_ID = 'users-actions-not-yet';

/** Edit and View do nothing yet: they can be reached and say so, and don't look like what works. */
export function RowActions({ nameId }: { nameId: string }) {
  const texts = t.users;
  return (
    <Row>
      {[texts.edit, texts.view].map((action) => (
        <Inert
          key={action}
          type="button"
          aria-disabled="true"
          aria-describedby={`${nameId} ${NOT_YET_ID}`}
          title={texts.notYet}
        >
          {action}
        </Inert>
      ))}
    </Row>
  );
}
