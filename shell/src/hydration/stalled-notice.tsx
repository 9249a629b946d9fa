import { STALLED_MARK } from '@marisma/area-kit/page-marks';
import { ButtonLink, useHydrated } from '@marisma/area-kit/ui';
import styled, { keyframes } from 'styled-components';
import { NoticeBar } from '../frame/notice-bar';
import { t } from '../texts';

/** The same time after which an area counts as overdue. */
const SHOWN_AFTER_S = 5;
/** The page's own address, including its query (RFC 3986 5.2.2). */
const HERE = '';

const appear = keyframes`
  to { visibility: visible; }
`;

const Delayed = styled(NoticeBar)`
  visibility: hidden;
  animation: ${appear} 0s ${SHOWN_AFTER_S}s forwards;

  &[data-now] {
    visibility: visible;
  }

  /* Without scripts, pages show their own notice. */
  @media (scripting: none) {
    display: none;
  }
`;

/**
 * Part of every page's HTML until hydration: a notice, shown by CSS alone, that the page is not interactive
 * yet. The boot script shows it at once when a script fails to load.
 */
export function StalledNotice() {
  if (useHydrated()) return null;
  const { text, retry } = t.frame.stalled;
  return (
    <Delayed role="alert" {...{ [STALLED_MARK]: '' }}>
      <p>{text}</p>
      <ButtonLink href={HERE} size="sm" variant="outline">
        {retry}
      </ButtonLink>
    </Delayed>
  );
}
