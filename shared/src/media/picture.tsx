import { css, styled } from 'styled-components';
import type { PictureData, PictureFiles, PictureFormat } from './picture-data';
import { pictureUrl, srcSet } from './urls';
import { palette } from '../theme/palette';

/** Media query under which a picture's portrait crop replaces the landscape one. */
const PORTRAIT_PHONE = '(max-width: 640px) and (orientation: portrait)';

interface ImageStyle {
  readonly $of: PictureData;
  readonly $plain?: boolean;
  readonly $portrait?: PictureFiles;
  readonly $ratio?: string | number;
  readonly $fill?: boolean;
}

const fill = css`
  position: absolute;
  inset: 0;
  height: 100%;
`;

/** Static, so that a picture shown later adds no media query: that would make the browser style every element anew. */
const Cropped = styled.img`
  display: block;
  width: 100%;
  height: auto;
  object-fit: cover;
  object-position: var(--focus);

  @media ${PORTRAIT_PHONE} {
    object-position: var(--portrait-focus, var(--focus));
  }
`;

/**
 * The placeholder is a class, not a style attribute or a `data:` image: the content security policy refuses both in
 * prerendered pages. The loaded picture covers the placeholder.
 */
const Image = styled(Cropped)<ImageStyle>`
  --focus: ${({ $of }) => $of.focus};
  ${({ $portrait }) => $portrait && `--portrait-focus: ${$portrait.focus};`}
  /* Color of the alternative text, shown when the picture fails to load. */
  color: ${({ $of }) => ($of.bright ? palette.ink : palette.white)};
  background-color: ${({ $of }) => $of.color};
  ${({ $of, $plain }) => !$plain && `background-image: ${$of.placeholder};`}
  ${({ $ratio }) => $ratio && `aspect-ratio: ${$ratio};`}
  ${({ $fill }) => $fill && fill}
`;

const FORMATS: readonly PictureFormat[] = ['avif', 'webp'];
const FALLBACK_WIDTH = 960;

interface PictureProps {
  readonly of: PictureData;
  /** The width at which the picture is drawn, as in the `sizes` attribute of HTML. */
  readonly sizes: string;
  /** For the largest picture of the first view: loads at once and before others. At most one per page. */
  readonly priority?: boolean;
  /** Show the portrait crop, if the picture has one, on a phone in portrait orientation. */
  readonly art?: boolean;
  /** Overrides the catalog's alternative text; '' for a decorative picture. */
  readonly alt?: string;
  /** CSS aspect-ratio to crop to around the focal point; without it the picture keeps its own ratio. */
  readonly ratio?: string | number;
  /**
   * Use one color as the placeholder: for small pictures, of which a page has many, a gradient costs too many bytes.
   */
  readonly plain?: boolean;
  /** Cover the nearest positioned ancestor instead of taking space in the layout. */
  readonly fill?: boolean;
  readonly className?: string;
}

/** A picture of the catalog in the best format and width for the browser, with a placeholder until it has loaded. */
export function Picture({
  of,
  sizes,
  priority,
  art,
  alt = of.alt,
  ratio,
  plain,
  fill,
  className,
}: PictureProps) {
  const portrait = art ? of.portrait : undefined;
  return (
    <picture>
      {portrait && sources(portrait, sizes, PORTRAIT_PHONE)}
      {sources(of, sizes)}
      {/* loading precedes src: Safari starts the download when it reads src. */}
      <Image
        className={className}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        width={of.width}
        height={of.height}
        alt={alt}
        src={pictureUrl(of, FALLBACK_WIDTH)}
        $of={of}
        $plain={plain}
        $portrait={portrait}
        $ratio={ratio}
        $fill={fill}
      />
    </picture>
  );
}

function sources(files: PictureFiles, sizes: string, media?: string) {
  return FORMATS.map((format) => (
    <source
      key={`${files.name}.${format}`}
      type={`image/${format}`}
      media={media}
      srcSet={srcSet(files, format)}
      sizes={sizes}
      width={files.width}
      height={files.height}
    />
  ));
}
