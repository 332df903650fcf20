/** A chosen photo, ready for the call: upright, and small enough for a slow connection. */
export type PhotoToSend = { blob: Blob; preview: string };

/** Twice what is stored, so that the server has something to choose from. */
const LONGEST_SIDE = 1200;
const QUALITY = 0.9;

/** Draws the chosen file anew as a JPEG. @returns null when it is no picture this browser can read */
export async function photoToSend(file: File): Promise<PhotoToSend | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const paper = canvas.getContext('2d');
    if (!paper) return null;
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/jpeg', QUALITY);
    });
    return blob && { blob, preview: canvas.toDataURL('image/jpeg', QUALITY) };
  } catch {
    return null;
  }
}
