import type { AppPicture } from './app-pictures.ts';

interface Props {
  /** Made by the page: `appPicture()`. */
  picture: AppPicture;
  sizes: string;
}

/** A screen of the app inside an island, in the theme of whoever looks: AppScreen.astro shows it on pages. */
export const AppFigure = ({ picture, sizes }: Props) => (
  <figure className="app-figure">
    <picture>
      {picture.sources.map((source) => (
        <source key={source.media ?? ''} {...source} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
    <figcaption>{picture.caption}</figcaption>
  </figure>
);
