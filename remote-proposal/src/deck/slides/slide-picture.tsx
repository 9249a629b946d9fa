import { Picture } from '@marisma/shared/media';
import styled from 'styled-components';
import type { SlidePicture } from '../../content/slide';

/** A box of the layout that a picture covers. */
export const PictureBox = styled.div`
  position: relative;
  overflow: hidden;
  min-height: 12em;
`;

interface SlideImageProps {
  picture: SlidePicture;
  sizes: string;
  /** The cover's picture: what a visitor waits for. */
  priority?: boolean;
  art?: boolean;
}

/** Covers the nearest positioned box, described in the deck's language. */
export const SlideImage = ({ picture, ...rest }: SlideImageProps) => (
  <Picture of={picture.of} alt={picture.alt} fill {...rest} />
);
