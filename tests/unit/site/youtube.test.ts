import fc from 'fast-check';
import { playlists } from '@/content/pages/videos';
import { playlistId, playlistPlayer, videoId, videoPage, videoPlayer } from '@/lib/site/youtube';
import { urlSegment } from '../../support/calls/any-character';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'];
const word = (length: fc.StringConstraints) =>
  fc.string({ unit: fc.constantFrom(...letters), ...length });
const listIds = word({ minLength: 12, maxLength: 64 });
const videoIds = word({ minLength: 11, maxLength: 11 });
const hosts = fc.constantFrom('youtube.com', 'www.youtube.com', 'm.youtube.com');

test('the list id is taken from any link of YouTube that has one', () => {
  const paths = fc.constantFrom('/playlist', '/watch', '/embed/videoseries');
  const others = fc.dictionary(fc.constantFrom('v', 'index', 'si', 'pp'), fc.string(), {
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(hosts, paths, others, listIds, (host, path, more, id) => {
      const query = new URLSearchParams({ ...more, list: id });
      expect(playlistId(`https://${host}${path}?${query}`)).toBe(id);
    }),
  );
});

test('no link can inject anything into the player’s address', () => {
  const links = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.webAuthority(), fc.array(urlSegment), urlSegment)
      .map(([host, path, query]) => `https://${host}/${path.join('/')}?${query}`),
    fc
      .tuple(hosts, fc.string())
      .map(([host, list]) => `https://${host}/playlist?list=${encodeURIComponent(list)}`),
  );
  fc.assert(
    fc.property(links, (link) => {
      const id = playlistId(link);
      if (id === null) return;
      const player = new URL(playlistPlayer(id));
      expect(player.origin + player.pathname).toBe(
        'https://www.youtube-nocookie.com/embed/videoseries',
      );
      expect([...player.searchParams]).toEqual([['list', id]]);
    }),
  );
});

test.each([
  ['another site', (id: string) => `https://youtube.example/playlist?list=${id}`],
  ['a name that only begins like it', (id: string) => `https://youtube.com.example/?list=${id}`],
  ['a user name that looks like it', (id: string) => `https://youtube.com@x.example/?list=${id}`],
  ['another port', (id: string) => `https://youtube.com:8443/playlist?list=${id}`],
  ['an unsafe connection', (id: string) => `http://www.youtube.com/playlist?list=${id}`],
  ['another scheme', (id: string) => `javascript://www.youtube.com/%0aalert(1)?list=${id}`],
  ['no scheme', (id: string) => `www.youtube.com/playlist?list=${id}`],
  ['two lists', (id: string) => `https://www.youtube.com/playlist?list=${id}&list=${id}`],
  ['no list', (id: string) => `https://www.youtube.com/playlist#list=${id}`],
  ['an id with more behind it', (id: string) => `https://youtube.com/playlist?list=${id}%26a%3Db`],
  ['half an id', (id: string) => `https://www.youtube.com/playlist?list=${id.slice(0, 11)}`],
])('%s is refused', (_, link) => {
  fc.assert(fc.property(listIds, (id) => expect(playlistId(link(id))).toBeNull()));
});

test('a single video is found in every address YouTube gives it', () => {
  fc.assert(
    fc.property(hosts, videoIds, (host, id) => {
      expect(videoId(`https://${host}/watch?v=${id}&t=30s`)).toBe(id);
      expect(videoId(`https://youtu.be/${id}?si=share`)).toBe(id);
      expect(videoId(videoPage(id))).toBe(id);
      expect(videoId(videoPlayer(id))).toBe(id);
      expect(videoId(`https://${host}/watch?v=${id}x`)).toBeNull();
      expect(videoId(`https://${host}.example/watch?v=${id}`)).toBeNull();
    }),
  );
  expect(videoId('')).toBeNull();
  expect(videoId('https://www.youtube.com/@institute')).toBeNull();
});

test('there are lists of 5, 25 and 15 videos', () => {
  expect(playlists.map(({ videos }) => videos)).toEqual([5, 25, 15]);
});
