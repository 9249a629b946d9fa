import { PORTRAIT_PHONE } from './art-direction';
import type { PictureData, PictureFiles, PictureFormat } from './picture-data';
import { Image } from './picture.styles';
import { pictureUrl, srcSet } from './urls';

const FORMATS: readonly PictureFormat[] = ['avif', 'webp'];
const FALLBACK_WIDTH = 960;

export interface PictureProps {
  readonly of: PictureData;
  /** How wide the picture is drawn, as in the `sizes` attribute of HTML. */
  readonly sizes: string;
  /** The largest picture of the first view: loads at once and before others. At most one on a page. */
  readonly priority?: boolean;
  /** Show the upright cut, where the picture has one, on a phone held upright. */
  readonly art?: boolean;
  /** Overrules the description of the catalog; '' where the picture only decorates. */
  readonly alt?: string;
  /** CSS aspect-ratio to crop to around the focal point; without it the picture keeps its own shape. */
  readonly ratio?: string | number;
  /** Wait on its one color: a small picture, of which a page has many, is not worth the bytes of a gradient. */
  readonly plain?: boolean;
  /** Cover the nearest positioned ancestor instead of taking room of its own. */
  readonly fill?: boolean;
  readonly className?: string;
}

/** A picture of the catalog in the best format and width for the reader, with its placeholder until it arrives. */
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
      {/* loading stands before src: Safari starts the download on reading src. */}
      <Image
        className={className}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        width={of.width}
        height={of.height}
        alt={alt}
        src={pictureUrl(of, FALLBACK_WIDTH)}
        $color={of.color}
        $bright={of.bright}
        $placeholder={plain ? undefined : of.placeholder}
        $focus={of.focus}
        $portraitFocus={portrait?.focus}
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
