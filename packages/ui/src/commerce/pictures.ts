import type { PagePicture } from '@nuee/domain';

/** What `Picture` takes of an owner's picture: cropped around the point that she chose, wherever it stands. */
export const ownPicture = ({ image, alt, widths, x, y }: PagePicture) => ({
  src: image,
  alt,
  widths,
  style: { objectPosition: `${x}% ${y}%` },
});

/** The widths, in px, in which the product pictures exist (square). */
export const productPictureWidths = [320, 480, 640, 960, 1200] as const;

/** The widths, in px, in which the category pictures exist (4:5). */
export const categoryPictureWidths = [320, 480, 640, 960] as const;

/** The widths, in px, in which the picture of the home page exists (16:9). */
export const heroPictureWidths = [320, 480, 640, 960, 1200, 1600] as const;

/** The widths, in px, in which the banner of the catalogue exists (3:1). */
export const bannerPictureWidths = [640, 960, 1200, 1600] as const;

/** The widths, in px, in which the picture of « Notre Histoire » exists (3:2). */
export const aboutPictureWidths = [320, 480, 640, 960, 1200] as const;
