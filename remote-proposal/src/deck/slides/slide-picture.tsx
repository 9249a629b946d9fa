import { Picture } from '@marisma/area-kit/media';
import styled from 'styled-components';
import type { SlidePicture } from '../../content/slide';

/** A box that is covered by a picture. */
export const PictureBox = styled.div`
  position: relative;
  overflow: hidden;
  min-height: 12em;
`;

interface SlideImageProps {
  picture: SlidePicture;
  sizes: string;
  /** True for the cover's picture, which loads with high priority. */
  priority?: boolean;
  art?: boolean;
}

/** A picture that covers the nearest positioned box, with alt text in the deck's language. */
export const SlideImage = ({ picture, ...rest }: SlideImageProps) => (
  <Picture of={picture.of} alt={picture.alt} fill {...rest} />
);
