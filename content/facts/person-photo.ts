import type { SiteFacts } from './site-facts';

/** Sizes in which photos of people are stored and drawn: four to five, for screens of two densities. */
export const photoSizes = {
  small: { width: 240, height: 300 },
  large: { width: 480, height: 600 },
} as const;

/** Sizes of the pages of a booklet, in the shape of A4: to look at, and to read. */
export const pageSizes = {
  small: { width: 400, height: 566 },
  large: { width: 1000, height: 1414 },
} as const;

export type PhotoSize = keyof typeof photoSizes;

/** A photo of a person, which is cropped, or a page of a booklet, which is not. */
export type PictureShape = 'portrait' | 'page';

const sizesOf = { portrait: photoSizes, page: pageSizes } as const;

/** The name of a picture's file in the folder of hashed files. */
export function photoFile(hash: string, size: PhotoSize, shape: PictureShape = 'portrait'): string {
  return `pictures/${hash}-${sizesOf[shape][size].width}.webp`;
}

/** URL of a picture in a published version. */
export function photoUrl(hash: string, size: PhotoSize, shape?: PictureShape): string {
  return `/_next/static/${photoFile(hash, size, shape)}`;
}

/** Whether a picture is served at this path, as long as it is published. */
export function isPhotoPath(path: string): boolean {
  return path.startsWith('/_next/static/pictures/');
}

/** The pictures of the facts, each with its field. */
export function photosOf({ teachers = [], toppers = [], bookletPages = [] }: SiteFacts): {
  field: string;
  hash: string;
  shape: PictureShape;
}[] {
  const shapes = { teachers: 'portrait', toppers: 'portrait', bookletPages: 'page' } as const;
  return Object.entries({ teachers, toppers, bookletPages }).flatMap(([list, entries]) =>
    entries.flatMap(({ photo }, index) =>
      photo === undefined
        ? []
        : [
            {
              field: `${list}.${index}.photo`,
              hash: photo,
              shape: shapes[list as keyof typeof shapes],
            },
          ],
    ),
  );
}
