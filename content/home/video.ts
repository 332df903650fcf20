const placeholder = 'https://www.youtube-nocookie.com/embed/XXXXXXXXXXX';

/** The video card of Home. The owner replaces the address; until then the card says that there is none. */
export const video: { title: string; text: string; url: string } = {
  title: 'See a class before you join one',
  text: 'A few minutes of watching tell you more about a teacher than a page of text. The player comes from YouTube and is loaded only when you press the button.',
  url: placeholder,
};

/** False while the address is the placeholder. */
export const videoIsSet = video.url !== placeholder;
