import { EmbedLink, EmbedPlace } from '@/components/ui/embed';
import { Icon } from '@/components/ui/icon';
import { playlists, videosPage, type Playlist } from '@/content/videos';
import { playlistId, playlistPlayer } from '@/lib/site/youtube';

const width = 640;
const height = 360;
const left = 118;
const right = width - 48;

type RowProps = { videos: number; most: number; y: number };

/** One list: its number, and a frame for each video. All rows have the same scale. */
function Row({ videos, most, y }: RowProps) {
  const step = (right - left) / most;
  return (
    <>
      <text x={left - 18} y={y} dy="0.36em" textAnchor="end">
        {videos}
      </text>
      {Array.from({ length: videos }, (_, index) => (
        <rect
          key={index}
          className="reel"
          x={(left + index * step).toFixed(2)}
          y={y - 22}
          width={(step * 0.72).toFixed(2)}
          height="44"
          rx="2"
        />
      ))}
    </>
  );
}

/** A blackboard with one chalk frame for every video of every list. */
function PlaylistPoster({ playlists }: { playlists: readonly Playlist[] }) {
  const most = Math.max(...playlists.map(({ videos }) => videos));
  const gap = height / (playlists.length + 1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      className="playlist-poster"
    >
      <rect className="wood" width={width} height={height} />
      <rect className="board" x="10" y="10" width={width - 20} height={height - 20} rx="4" />
      {playlists.map(({ name, videos }, index) => (
        <Row key={name} videos={videos} most={most} y={gap * (index + 1)} />
      ))}
    </svg>
  );
}

const player = 'player';

function Words({ playlist }: { playlist: Playlist }) {
  const { name, videos, text } = playlist;
  return (
    <span className="min-w-0 flex-1">
      <b>{name}</b>
      <span className="playlist-count">
        <b>{videos}</b> videos
      </span>
      <span className="block text-small text-muted">{text}</span>
    </span>
  );
}

type OpenPlaylist = Playlist & { readonly link: string; readonly id: string };

/** The lists that can be opened: an address that is not a playlist of YouTube's is not offered. */
export function openPlaylists(lists: readonly Playlist[] = playlists): OpenPlaylist[] {
  return lists.flatMap((list) => {
    const id = list.link === null ? null : playlistId(list.link);
    return list.link === null || id === null ? [] : [{ ...list, link: list.link, id }];
  });
}

function Choices({ lists }: { lists: readonly OpenPlaylist[] }) {
  return (
    <ul className="playlist-list">
      {lists.map(({ id, ...playlist }) => (
        <li key={playlist.name}>
          <EmbedLink
            place={player}
            frameTitle={`${playlist.name}, ${playlist.videos} videos, on YouTube`}
            src={playlistPlayer(id)}
            href={playlist.link}
            className="playlist"
          >
            <span className="playlist-play">
              <Icon name="play" />
            </span>
            <Words playlist={playlist} />
          </EmbedLink>
        </li>
      ))}
    </ul>
  );
}

/** The lists and the place where the chosen one plays; nothing while no list has an address. */
export function Playlists({ lists = playlists }: { lists?: readonly Playlist[] }) {
  const { choose, privacy } = videosPage;
  const open = openPlaylists(lists);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="choose" className="playlists">
      <div>
        <div className="embed-frame" data-embed-poster={player}>
          <PlaylistPoster playlists={open} />
        </div>
        <EmbedPlace id={player} />
      </div>
      <div>
        <h2 id="choose">{choose}</h2>
        <Choices lists={open} />
        <p className="mt-3 text-small text-muted">{privacy}</p>
      </div>
    </section>
  );
}
