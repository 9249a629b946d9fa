import { STALLED_MARK } from '@marisma/shared/page-marks';
import { ButtonLink, useHydrated } from '@marisma/shared/ui';
import styled, { keyframes } from 'styled-components';
import { NoticeBar } from '../frame/notice-bar';
import { t } from '../texts';

/** As long as an area may take before its visitor is told. */
const TOLD_AFTER_S = 5;
/** The page's own address, query and all (RFC 3986 5.2.2). */
const HERE = '';

const appear = keyframes`
  to { visibility: visible; }
`;

const Late = styled(NoticeBar)`
  visibility: hidden;
  animation: ${appear} 0s ${TOLD_AFTER_S}s forwards;

  &[data-now] {
    visibility: visible;
  }

  /* Pages say by themselves what they are without scripts. */
  @media (scripting: none) {
    display: none;
  }
`;

/**
 * In the HTML of every page until the shell's script has brought it to life: says that it didn't, without any
 * script. The boot script shows it at once when the file is lost.
 */
export function StalledNotice() {
  if (useHydrated()) return null;
  const { text, retry } = t.frame.stalled;
  return (
    <Late role="alert" {...{ [STALLED_MARK]: '' }}>
      <p>{text}</p>
      <ButtonLink href={HERE} size="sm" variant="outline">
        {retry}
      </ButtonLink>
    </Late>
  );
}
