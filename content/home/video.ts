/** The video card of Home, which is there once the owner has set the address of a video on YouTube. */
export const video: { title: string; text: string; url: string | null } = {
  title: 'See a class before you join one',
  text: 'A few minutes of watching tell you more about a teacher than a page of text. The player comes from YouTube and is loaded only when you press the button.',
  url: null,
};
