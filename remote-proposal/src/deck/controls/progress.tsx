import { motion, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import { t } from '../../texts';

const Track = styled.div`
  position: absolute;
  inset: -1px 0 auto;
  height: 2px;
  background: ${token.color.line};
`;

const Bar = styled.svg`
  width: 100%;
  height: 100%;
  fill: ${token.color.rule};

  rect {
    ${motion('width', token.duration.base)}
  }
`;

/** The progress bar. Its width is an SVG attribute: the content-security policy forbids style attributes. */
export function Progress({ number, total }: { number: number; total: number }) {
  return (
    <Track
      role="progressbar"
      aria-label={t.progress}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={number}
      aria-valuetext={t.progressValue(number, total)}
    >
      <Bar viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width={(number / total) * 100} height="1" />
      </Bar>
    </Track>
  );
}
