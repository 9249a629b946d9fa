import { layer, space, token } from '@marisma/area-kit/theme';
import { Fragment } from 'react';
import styled from 'styled-components';
import { t } from '../texts';
import { readOverrides } from './override-state';
import { ResetButton } from './reset-button';

const texts = t.overrides;

/** Always visible, with its own space below the page, so that it covers no content. */
const Frame = styled.section`
  position: sticky;
  z-index: ${layer.notice};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(4)};
  border-top: 2px solid ${token.color.accent};
  background: ${token.color.surface};
  color: ${token.color.text};
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
`;

/** Lists this tab's overrides, shows which could not be used, and offers to end each. */
export function OverrideBanner() {
  const { overrides, refused } = readOverrides();
  if (overrides.length + refused.length === 0) return null;
  return (
    <Frame aria-label={texts.label}>
      {overrides.map(({ area, url, until, fault }) => (
        <Fragment key={area}>
          <span role={fault === undefined ? undefined : 'alert'}>
            {fault === undefined ? texts.inUse(area, url, new Date(until)) : texts.broken(area, url, fault)}
          </span>
          <ResetButton area={area} />
        </Fragment>
      ))}
      {refused.map((area) => (
        <span key={area} role="alert">
          {texts.refused(area)}
        </span>
      ))}
    </Frame>
  );
}
