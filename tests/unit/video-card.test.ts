import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { VideoCard } from '@/components/home/video-card';
import { video, videoIsSet } from '@/content/home/video';

const card = (url: string) =>
  renderToStaticMarkup(createElement(VideoCard, { title: 'A class', url }));

test('a chosen video is a link to it, and no player is there before it is followed', () => {
  const html = card('https://www.youtube.com/watch?v=abcDEF12_-x');
  expect(html).toContain('href="https://www.youtube.com/watch?v=abcDEF12_-x"');
  expect(html).toContain(
    'data-embed-src="https://www.youtube-nocookie.com/embed/abcDEF12_-x?autoplay=1"',
  );
  expect(html).toContain('data-embed-title="A class"');
  expect(html).not.toContain('<iframe');
  expect(html).toContain('Play the video');
});

test.each(['', 'https://videos.example/watch?v=abcDEF12_-x'])(
  'without a video of YouTube there is the drawing alone: no control, no frame (%j)',
  (url) => {
    const html = card(url);
    expect(html).toContain('<svg');
    expect(html).not.toMatch(/<a |<button|<iframe/);
  },
);

test('the address of Home counts as set once it is no longer the placeholder', () => {
  expect(videoIsSet).toBe(!/X{11}/.test(video.url));
});
