import type { SiteFacts } from './site-facts';

/** Sizes in which photos of people are stored and drawn: four to five, for screens of two densities. */
export const photoSizes = {
  small: { width: 240, height: 300 },
  large: { width: 480, height: 600 },
} as const;

export type PhotoSize = keyof typeof photoSizes;

/** The name of a photo's file in the folder of hashed files. */
export function photoFile(hash: string, size: PhotoSize): string {
  return `pictures/${hash}-${photoSizes[size].width}.webp`;
}

/** URL of a photo in a published version. */
export function photoUrl(hash: string, size: PhotoSize): string {
  return `/_next/static/${photoFile(hash, size)}`;
}

/** Whether a photo is served at this path, as long as it is published. */
export function isPhotoPath(path: string): boolean {
  return path.startsWith('/_next/static/pictures/');
}

/** The photos of the facts, each with its field. */
export function photosOf({ teachers = [], toppers = [] }: SiteFacts): {
  field: string;
  hash: string;
}[] {
  return Object.entries({ teachers, toppers }).flatMap(([list, people]) =>
    people.flatMap(({ photo }, index) =>
      photo === undefined ? [] : [{ field: `${list}.${index}.photo`, hash: photo }],
    ),
  );
}
