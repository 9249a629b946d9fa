import { tabStorage } from '@marisma/area-kit/browser';
import { layer, space, token } from '@marisma/area-kit/theme';
import { Button } from '@marisma/area-kit/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { t } from '../texts';
import { dropOverride } from './take-overrides';

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

export interface Override {
  area: string;
  url: string;
  fault?: string;
}

function reset(area: string): void {
  dropOverride(tabStorage, area);
  window.location.reload();
}

export function OverrideBanner({ overrides, refused }: { overrides: Override[]; refused: string[] }) {
  if (overrides.length + refused.length === 0) return null;
  return (
    <Frame aria-label={texts.label}>
      {overrides.map(({ area, url, fault }) => (
        <Fragment key={area}>
          <span role={fault === undefined ? undefined : 'alert'}>
            {fault === undefined ? texts.inUse(area, url) : texts.broken(area, url, fault)}
          </span>
          <Button size="sm" variant="outline" onClick={() => reset(area)}>
            {texts.reset(area)}
          </Button>
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
